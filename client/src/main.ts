import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";
import { route, startRouter } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { screenOf } from "./screens";

settings.apply();
startRouter();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
// Words and screen are fetched side by side; a screen that does not come is told by the app.
await Promise.all([speak(settings.language), screenOf(route.place).catch(() => undefined)]);
mount(App, { target });
