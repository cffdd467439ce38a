/** What the environment says about this process. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  readonly trustProxy: string | undefined;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

/** Reads the settings. Throws a sentence for the operator if PORT is no port. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${env.PORT}", which is no port number.`);
  }
  return {
    host: env.HOST || "127.0.0.1",
    port,
    databaseUrl: env.DATABASE_URL || undefined,
    folder: env.PLUMBLINE_DATA || "data",
    trustProxy: env.PLUMBLINE_TRUST_PROXY || undefined,
  };
}

/** Whether only this machine can reach the address (A1). */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
