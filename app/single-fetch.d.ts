import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  /** Loaders and actions are typed as single fetch sends them: dates as dates, data() unwrapped. */
  interface Future {
    v3_singleFetch: true;
  }
}
