import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../lib/api";
import OpenTableRow from "./OpenTableRow.svelte";

afterEach(cleanup);

test("an open table names who opened it, wherever they sit", () => {
  const seats = [
    { seat: 0, kind: "bot", name: "Ector" },
    { seat: 1, kind: "friend", name: "Bela" },
    { seat: 2, kind: "you", name: "Ada" },
    { seat: 3, kind: "friend", name: null },
  ];
  const table = { id: "oak", title: "Winter quarters", game: "merlin", options: {}, seats };
  render(OpenTableRow, { table: table as unknown as TableInfo, onsit: vi.fn() });
  expect(screen.getByText("Ada").parentElement?.textContent).toBe("opened by Ada");
});
