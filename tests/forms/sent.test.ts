import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "~/forms/answer.server";
import { readSent } from "~/forms/sent.server";

const schema = z.object({
  intent: z.literal("write"),
  principles: z
    .array(z.object({ evidence: z.array(z.object({ result: z.string().optional() })) }))
    .optional(),
});

const FORM = "application/x-www-form-urlencoded";

const send = async (body: BodyInit, type?: string) => {
  const headers: HeadersInit = type === undefined ? {} : { "Content-Type": type };
  const request = new Request("http://localhost/", { method: "POST", body, headers });
  return parseForm(request, schema).catch((thrown: unknown) => {
    if (thrown instanceof Response) return { status: thrown.status };
    throw thrown;
  });
};

const withFile = () => {
  const form = new FormData();
  form.set("intent", new Blob(["write"]), "write.txt");
  return form;
};

const chosen = async (name: string, bytes: BlobPart) => {
  const body = new FormData();
  body.set("intent", "write");
  body.set(name, new Blob([bytes]), "bank.csv");
  return [...(await readSent(new Request("http://localhost/", { method: "POST", body })))];
};

const insert = (name: string, rest: object = {}) =>
  `${new URLSearchParams({ intent: "write", __intent__: JSON.stringify({ type: "insert", payload: { name, ...rest } }) })}`;

describe("what is sent instead of one of our forms", () => {
  test.each([
    ["plain text", "hi", "text/plain"],
    ["JSON", '{"intent":"write"}', "application/json"],
    ["parts without a boundary", "x", "multipart/form-data"],
    ["parts that are none", "x", "multipart/form-data; boundary=q"],
    ["no type at all", new Uint8Array([1, 2]), undefined],
    ["a file", withFile(), undefined],
    ["an index that makes a long list", "intent=write&principles[99999999].result=x", FORM],
    ["a deep path", `a${"[0]".repeat(400)}=x`, FORM],
    ["very many fields", "a=1&".repeat(5000), FORM],
    ["the form library's state", "intent=write&__state__=%7B", FORM],
    ["an order to the form library that is no JSON", "intent=write&__intent__=%7B", FORM],
    [
      "another order",
      'intent=write&__intent__={"type":"update","payload":{"name":"a[99999999]","value":"x"}}',
      FORM,
    ],
    ["an insertion far out", insert("principles[99999999].evidence"), FORM],
    ["an insertion at an index", insert("principles[0].evidence", { index: 99_999_999 }), FORM],
    ["an insertion into a text", `${insert("principles[0].evidence")}&principles[0].evidence=x`, FORM],
  ])("%s is answered 400", async (_what, body, type) => {
    expect(await send(body, type)).toEqual({ status: 400 });
  });
});

describe("our own forms", () => {
  test("are read", async () => {
    const whole = await send("intent=write&principles[0].evidence[0].result=x", FORM);
    expect(whole).toMatchObject({
      status: "success",
      value: { principles: [{ evidence: [{ result: "x" }] }] },
    });
  });

  test("may ask for another place in a list", async () => {
    const read = await send(insert("principles[0].evidence", { defaultValue: { result: "" } }), FORM);
    expect(read).toMatchObject({
      status: undefined,
      payload: { principles: [{ evidence: [{ result: "" }] }] },
    });
  });
});

describe("a file of text", () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

  test.each([
    ["in UTF-8", "id;naïve", ["fileText", "id;naïve"]],
    ["with the mark of UTF-8", "\uFEFFid", ["fileText", "id"]],
    ["in UTF-16 that says so", utf16("id\tnaïve"), ["fileText", "id\tnaïve"]],
    ["in an encoding of one country", new Uint8Array([0x6e, 0xe4, 0x69]), ["fileFlaw", "encoding"]],
    ["that is very large", "x".repeat(2_400_001), ["fileFlaw", "size"]],
  ])("%s comes as a field", async (_, bytes, field) => {
    expect(await chosen("file", bytes)).toEqual([["intent", "write"], field]);
  });

  test("that was not chosen is no field", async () => {
    expect(await chosen("file", "")).toEqual([["intent", "write"]]);
  });

  test("under any other name is answered 400", async () => {
    await expect(chosen("upload", "id")).rejects.toMatchObject({ status: 400 });
  });
});
