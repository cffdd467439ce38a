export { CopyOffer } from "./CopyOffer";
export { copyKey } from "./copy";
export { ForgetCopy } from "./ForgetCopy";
export type { Standing } from "./keeper";
export { Press } from "./Press";
export { SaveLine } from "./SaveLine";
export type { Sent } from "./send";
export { useKeeper } from "./useKeeper";
export { useOffer } from "./useOffer";
