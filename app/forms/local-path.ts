const HERE = "http://here.invalid";

/** The path on this server that an address names; anything that leads elsewhere, or is no address, is "/". */
export function localPath(address: string | null | undefined): string {
  if (!address?.startsWith("/") || !URL.canParse(address, HERE)) return "/";
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // "/.//elsewhere.example" has our origin and yet a path that a browser reads as another server.
  if (origin !== HERE || pathname.startsWith("//")) return "/";
  return `${pathname}${search}${hash}`;
}
