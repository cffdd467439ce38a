import { hash, verify } from "@node-rs/argon2";
import { newSecret } from "./secret.server";

// Argon2id is the library's default. Memory, passes and lanes: the OWASP Password Storage Cheat Sheet's first choice.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// One password typed on two keyboards may arrive in two spellings of the same letters.
const spelled = (password: string): string => password.normalize("NFKC");

/** What the database keeps of a password: argon2id, its salt and cost within. */
export const hashPassword = (password: string): Promise<string> => hash(spelled(password), COST);

let stand: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (nobody has this e-mail address) the answer is no
 * after the same work, so that the time it takes tells nothing.
 */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  stand ??= hashPassword(newSecret());
  const matches = await verify(known ?? (await stand), spelled(password));
  return matches && known !== null;
}
