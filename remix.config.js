/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  // Overridden where several builds must live side by side (tests, parallel checkouts).
  buildDirectory: process.env.PLUMBLINE_BUILD ?? "build",
  ignoredRouteFiles: ["**/.*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
};
