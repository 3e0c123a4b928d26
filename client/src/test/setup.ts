import { beforeAll } from "vitest";
import { speak } from "../lib/i18n.svelte";

beforeAll(() => speak("en"));
