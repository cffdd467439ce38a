import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { line, maybeProse, prose } from "~/forms/fields";

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
