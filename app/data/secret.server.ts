import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** A new secret for a cookie or a link: 256 random bits, in letters that a URL takes as they are. */
export const newSecret = (): string => randomBytes(BYTES).toString("base64url");

/** What the database keeps of a secret. A secret of 256 bits needs no salt: nobody can try them all. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");
