// The address holds the secret: no request made from here repeats it. ("no-referrer" would blank the form's Origin.)
export const SECRET_ADDRESS = { "Referrer-Policy": "strict-origin" } as const;

/** The head of a page whose address holds a secret: nobody's index keeps it. */
export const linkMeta = (title: string) => [
  { title: `${title} · Plumbline` },
  { name: "robots", content: "noindex" },
];
