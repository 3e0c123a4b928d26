/** The server's API: one function per request, and problems with a code to act on. */

import type { Language } from "./settings.svelte";
import type { components } from "./wire";

type Schemas = components["schemas"];

export type Guest = Schemas["Guest"];
export type Device = Schemas["DeviceInfo"];
export type GameInfo = Schemas["GameInfo"];
export type Book = Schemas["BookInfo"];
export type Chapter = Schemas["ChapterInfo"];
export type Rule = Schemas["RuleInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatPlan = Schemas["SeatPlan"];
export type TablePlan = Schemas["TablePlan"];
export type TableInfo = Schemas["TableInfo"];
export type TitleName = Schemas["SuggestedTitle"]["name"];
export type LessonInfo = Schemas["LessonInfo"];
export type TableState = Schemas["TableState"];
export type Step = Schemas["Step"];
export type EventInfo = Schemas["EventInfo"];
export type QuestionInfo = Schemas["QuestionInfo"];
export type Outcome = Schemas["OutcomeInfo"];
export type Plan = Schemas["PlanInfo"];
export type Counsel = Schemas["CounselInfo"];
export type Advice = Schemas["AdviceInfo"];
export type AdviceReason = Schemas["ReasonInfo"];
export type PlannedTurn = Schemas["PlannedTurn"];
export type WayInfo = Schemas["WayInfo"];
export type Timeline = Schemas["Timeline"];
export type Measured = Schemas["MeasuredInfo"];
export type Analysis = Schemas["AnalysisInfo"];
export type AnalysisProgress = Schemas["AnalysisProgress"];
export type ReplayPosition = Schemas["ReplayPosition"];
export type DecisionRequest = Schemas["DecisionRequest"];
export type UndoRequest = Schemas["UndoRequest"];
export type ForkRequest = Schemas["ForkRequest"];
export type ProblemInfo = Schemas["Problem"];

/** What the server may say, and "offline" when it says nothing. */
export type ProblemCode = ProblemInfo["code"] | "offline";

/** What may be over soon: nobody answered, or the server or its database was busy, stopped or faulty. */
const PASSING: ReadonlySet<ProblemCode> = new Set(["offline", "too-fast", "not-ready", "failed"]);

/** Why a request was not done. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** The table as it is now, with a refused decision. */
  readonly state: TableState | null;
  /** Seconds to wait, with "too-fast" and "not-ready". */
  readonly retryAfter: number | null;

  constructor(
    code: ProblemCode,
    message: string,
    more: { status?: number; state?: TableState | null; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.name = "Problem";
    this.code = code;
    this.status = more.status ?? 0;
    this.state = more.state ?? null;
    this.retryAfter = more.retryAfter ?? null;
  }

  /** Whether trying again later may work. */
  get isPassing(): boolean {
    return PASSING.has(this.code);
  }
}

/** The problem that a thrown value stands for. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  return new Problem("failed", thrown instanceof Error ? thrown.message : String(thrown));
}

const PATIENCE = 15_000;

function isProblem(body: unknown): body is ProblemInfo {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}

async function failure(response: Response): Promise<Problem> {
  const { status } = response;
  const retryAfter = Number(response.headers.get("Retry-After")) || null;
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) {
    return new Problem(body.code, body.message, { status, state: body.state ?? null, retryAfter });
  }
  // A proxy, or a server that is just starting, may answer in another form.
  return new Problem("failed", `${status} ${response.statusText}`.trim(), { status, retryAfter });
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch (thrown) {
    throw new Problem("offline", thrown instanceof Error ? thrown.message : String(thrown));
  }
  if (!response.ok) throw await failure(response);
  return response;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await answer(method, path, body);
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new Problem("failed", "the answer could not be read", { status: response.status });
  }
}

function table(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}

function query(values: Record<string, number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
}

/** A fresh key for a request, so that it counts once even if it is sent again. */
export function freshKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).reduce((text, n) => text + n.toString(36), "k");
}

export const api = {
  me: () => ask<Guest>("GET", "/me"),
  callMe: (name: string) => ask<Guest>("POST", "/me", { name }),
  recoveryCode: () => ask<Schemas["RecoveryCode"]>("POST", "/me/recovery", {}),
  recover: (code: string) => ask<Guest>("POST", "/me/recover", { code }),
  devices: () => ask<Device[]>("GET", "/me/devices"),
  endDevice: (id: string) => ask<Device[]>("DELETE", `/me/devices/${encodeURIComponent(id)}`),
  signOut: () => ask<Guest>("POST", "/me/sign-out", {}),
  forgetMe: () => ask<Guest>("DELETE", "/me"),

  games: () => ask<GameInfo[]>("GET", "/games"),
  rules: (game: string, language: Language) => ask<Book>("GET", `/games/${game}/rules/${language}`),
  measured: (game: string) => ask<Measured[]>("GET", `/games/${game}/levels`),
  myTables: () => ask<TableInfo[]>("GET", "/tables/mine"),
  openTables: () => ask<TableInfo[]>("GET", "/tables/open"),
  lessons: () => ask<LessonInfo[]>("GET", "/lessons"),
  beginLesson: (key: string) => ask<TableInfo>("POST", `/lessons/${encodeURIComponent(key)}`, {}),
  openTable: (plan: TablePlan) => ask<TableInfo>("POST", "/tables", plan),

  state: (id: string, seat: number | null, after?: number) =>
    ask<TableState>("GET", `${table(id)}/state${query({ seat, after })}`),
  prospects: (id: string, seat: number, after: number) =>
    ask<Schemas["ProspectsInfo"]>("GET", `${table(id)}/prospects${query({ seat, after })}`),
  plan: (id: string, request: Schemas["PlanRequest"]) =>
    ask<Schemas["PlanInfo"]>("POST", `${table(id)}/plan`, request),
  counsel: (id: string, request: Schemas["CounselRequest"]) =>
    ask<Schemas["CounselInfo"]>("POST", `${table(id)}/counsel`, request),
  decide: (id: string, request: DecisionRequest) =>
    ask<TableState>("POST", `${table(id)}/decisions`, request),
  undo: (id: string, request: UndoRequest) => ask<TableState>("POST", `${table(id)}/undo`, request),
  sit: (id: string) => ask<TableInfo>("POST", `${table(id)}/sit`, {}),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<TableInfo>("POST", `${table(id)}/seats/${seat}/bot`, { bot }),
  leave: async (id: string): Promise<void> => {
    await answer("POST", `${table(id)}/leave`, {});
  },
  throwAway: async (id: string): Promise<void> => {
    await answer("DELETE", table(id));
  },
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`, {}),

  invitation: (code: string) => ask<TableInfo>("GET", `/invitations/${encodeURIComponent(code)}`),
  accept: (code: string) => ask<TableInfo>("POST", `/invitations/${encodeURIComponent(code)}`, {}),

  timeline: (id: string, seat: number | null) =>
    ask<Timeline>("GET", `${table(id)}/timeline${query({ seat })}`),
  position: (id: string, decision: number, seat: number | null) =>
    ask<ReplayPosition>("GET", `${table(id)}/positions/${decision}${query({ seat })}`),
  fork: (id: string, decision: number, request: ForkRequest) =>
    ask<TableInfo>("POST", `${table(id)}/positions/${decision}/fork`, request),

  /** The story of a finished game, or how far the server has looked through it. */
  /** The story of a game; unless it is to begin, only what is told already. */
  analysis: (id: string, begin = true) =>
    ask<Analysis | AnalysisProgress>("GET", `${table(id)}/analysis${begin ? "" : "?begin=false"}`),

  /** Where the record of a game is downloaded. */
  recordPath: (id: string) => `/api${table(id)}/record`,
};

export type Api = typeof api;
