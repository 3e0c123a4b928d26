import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";
import { me } from "./lib/me.svelte";
import { route, startRouter } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { shelf } from "./lib/shelf.svelte";
import { tables } from "./lib/tables.svelte";
import { isFramed, screenOf } from "./screens";

/** How long the first page waits for what the server says, in milliseconds. */
const PATIENCE = 400;

settings.apply();
startRouter();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
// All that the first page needs is requested in parallel. The app reports what fails.
const coming = [me.load(), shelf.load(), ...(isFramed(route.place) ? [tables.expect()] : [])];
await Promise.all([speak(settings.language), screenOf(route.place).catch(() => undefined)]);
// A page that appears complete does not jump, but nobody should wait for it long.
await Promise.race([Promise.allSettled(coming), new Promise((late) => setTimeout(late, PATIENCE))]);
mount(App, { target });
