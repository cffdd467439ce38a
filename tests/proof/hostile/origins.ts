import type { Header } from "./say";

/** What a browser says of a form that another page sent, for a server at this address. */
export function foreignTo(url: string): readonly (readonly Header[])[] {
  const { hostname, port } = new URL(url);
  const origins = [
    "https://evil.test",
    "null",
    "",
    `http://${hostname}.evil.test:${port}`,
    `http://evil.test:${port}`,
    `http://${hostname}:${Number(port) + 1}`,
    `http://${hostname}`,
    `https://${hostname}:${port}`,
    `http://${hostname}:${port}@evil.test`,
    `http://localhost.evil.test:${port}`,
    `http://127.0.0.1:${port}`,
    `ftp://${hostname}:${port}`,
    `file://${hostname}:${port}`,
    "not an origin",
  ];
  return [
    ...origins.map((origin): readonly Header[] => [["Origin", origin]]),
    // Twice: neither may be taken for the whole.
    [
      ["Origin", url],
      ["Origin", "https://evil.test"],
    ],
    // Some browsers leave the origin out and say only from where.
    [["Sec-Fetch-Site", "cross-site"]],
    [["Sec-Fetch-Site", "same-site"]],
    [
      ["Origin", url],
      ["Sec-Fetch-Site", "cross-site"],
    ],
    // No proxy is trusted here, so nobody may say under which name or scheme this server is known.
    [
      ["Origin", "https://evil.test"],
      ["X-Forwarded-Host", "evil.test"],
      ["X-Forwarded-Proto", "https"],
    ],
    [
      ["Origin", `https://${hostname}:${port}`],
      ["X-Forwarded-Proto", "https"],
    ],
  ];
}
