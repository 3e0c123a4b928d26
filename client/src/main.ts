import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
startRouter();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
await speak(settings.language);
mount(App, { target });
