import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { day, line, localTime, maybeProse, prose } from "~/forms/fields";

const parsed = (schema: z.ZodType, text: string | null) => {
  const form = new FormData();
  if (text !== null) form.set("field", text);
  return parseWithZod(form, { schema: z.object({ field: schema }) });
};

describe("text as people send it", () => {
  test.each([
    ["", ""],
    [null, ""],
    ["  \n ", ""],
    [" one\r\ntwo ", "one\ntwo"],
  ])("optional text %j is read as %j", (sent, read) => {
    expect(parsed(maybeProse(), sent)).toMatchObject({ status: "success", value: { field: read } });
  });

  test.each(["", null, "  \n "])("needed text %j is asked for in its own words", (sent) => {
    expect(parsed(prose("Say why."), sent).reply().error).toEqual({ field: ["Say why."] });
  });

  test.each([prose("Say why."), maybeProse(), line("Enter a name.")])(
    "a NUL byte is refused in words",
    (schema) => {
      expect(parsed(schema, "a\u0000b").reply().error?.field?.[0]).toMatch(/characters that can't be shown/);
    },
  );

  test("text beyond the limit is refused with the limit", () => {
    expect(parsed(maybeProse(5), "123456").reply().error).toEqual({ field: ["Use at most 5 characters."] });
  });
});

describe("days and times as people send them", () => {
  test.each(["0000-01-01", "0099-12-31", "2026-02-30", "2026-13-01", "soon"])("%s is no day", (sent) => {
    expect(parsed(day("Enter a day."), sent).reply().error).toEqual({ field: ["Enter a day."] });
  });

  test.each(["0000-01-01T10:00", "2026-02-30T10:00", "9999-99-99T99:99", "2026-12-03T24:00"])(
    "%s is no time",
    (sent) => {
      expect(parsed(localTime("Enter a time."), sent).reply().error).toEqual({ field: ["Enter a time."] });
    },
  );

  test("real ones are taken as they are", () => {
    expect(parsed(day("?"), "1900-01-01")).toMatchObject({ value: { field: "1900-01-01" } });
    expect(parsed(localTime("?"), "2026-12-03T14:00")).toMatchObject({
      value: { field: "2026-12-03T14:00" },
    });
  });
});
