import "@remix-run/server-runtime";
import type { Work } from "./background.ts";
import type { Changes } from "./changes.ts";

declare module "@remix-run/server-runtime" {
  /** What the process tells each loader and action about the request at hand. */
  interface AppLoadContext {
    /** Of this answer's Content-Security-Policy. */
    readonly nonce: string;
    /** The id under which the log has this request. */
    readonly requestId: string;
    readonly remoteAddress: string;
    readonly listensBeyondLoopback: boolean;
    /** The code that the first-run page asks for (A1); null where none is needed. */
    readonly firstRunCode: string | null;
    /** Does work that may outlast the request. */
    readonly goOn: (work: Work) => Promise<void>;
    /** Tells of each change of a loop, in whichever process. */
    readonly follow: Changes["follow"];
    /** How many follow a loop in this process. */
    readonly crowd: Changes["crowd"];
    /**
     * Aborted when the answer has gone out or its reader has. Not the request's own signal: the framework copies that from
     * request to request, and a copy's is forgotten by garbage collection while a long answer still goes on.
     */
    readonly gone: AbortSignal;
    /** Resolves when what was sent so far has left for the reader, or the reader is gone. */
    readonly taken: () => Promise<void>;
  }
}

export type { AppLoadContext } from "@remix-run/node";
