import { describe, expect, it } from "vitest";
import { localPath } from "~/forms/local-path";

describe("localPath", () => {
  it.each(["/", "/loops", "/loops?q=a&then=b", "/people/1/account#links"])("keeps %s", (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    null,
    "",
    "loops",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
  ])("answers / for %j", (address) => {
    expect(localPath(address)).toBe("/");
  });
});
