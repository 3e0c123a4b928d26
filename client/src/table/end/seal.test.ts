import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkSeal, sealOf, sha256, shortSeal } from "./seal";
import { rememberSeal, seenSeal } from "./seen";

function reference(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

const SEED = "00ff17ab";
const SEAL = reference(`logres seal ${SEED}`);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("our own SHA-256", () => {
  it.each(["", "abc", "Grüße aus Logres", "a".repeat(55), "b".repeat(56), "c".repeat(64), "d".repeat(1000)])(
    "gives what everybody's gives for %j",
    (text) => expect(sha256(text)).toBe(reference(text)),
  );
});

describe("the check of the seal", () => {
  it("says that the seed fits, and whether the seal was seen before", async () => {
    expect(await checkSeal(SEAL, SEED, SEAL)).toEqual({ fits: true, seenBefore: true });
    expect(await checkSeal(SEAL, SEED, null)).toEqual({ fits: true, seenBefore: false });
  });

  it("says that a wrong seed does not fit", async () => {
    expect(await checkSeal(SEAL, "00ff17ac", SEAL)).toMatchObject({ fits: false, reason: "no-fit" });
  });

  it("says that the seal has changed, even if the seed fits the new one", async () => {
    expect(await checkSeal(SEAL, SEED, reference("another"))).toMatchObject({ reason: "changed" });
  });

  it("says that there is nothing to check without a seed", async () => {
    expect(await checkSeal(SEAL, null, SEAL)).toMatchObject({ fits: false, reason: "no-seed" });
  });

  it("works without WebCrypto, as on a page without https", async () => {
    vi.stubGlobal("crypto", {});
    expect(await sealOf(SEED)).toBe(SEAL);
  });

  it("tells why it failed", async () => {
    vi.stubGlobal("crypto", { subtle: { digest: () => Promise.reject(new Error("no digest here")) } });
    expect(await checkSeal(SEAL, SEED, null)).toEqual({
      fits: false,
      reason: "failed",
      message: "no digest here",
    });
  });
});

describe("the seals that were seen", () => {
  it("are the first ones, whatever is shown later", () => {
    rememberSeal("table", "first");
    rememberSeal("table", "second");
    expect(seenSeal("table")).toBe("first");
    expect(seenSeal("other")).toBeNull();
  });

  it("survive a damaged entry", () => {
    localStorage.setItem("logres.seals", "{nonsense");
    expect(seenSeal("table")).toBeNull();
    rememberSeal("table", "first");
    expect(seenSeal("table")).toBe("first");
  });
});

it("a seal is shortened in the middle", () => {
  expect(shortSeal("9c41e07b52fa00000000000018d3")).toBe("9c41 e07b 52fa … 18d3");
  expect(shortSeal("9c41e07b")).toBe("9c41 e07b");
});
