export { AddendumForm } from "./AddendumForm";
export type { Newer } from "./Clash";
export { FeedbackEditor } from "./FeedbackEditor";
export { SealAround } from "./SealAround";
export type { Saved, WriteAnswer } from "./useWriting";
export { Versions } from "./Versions";
export { WithdrawForm } from "./WithdrawForm";
export { Written } from "./Written";
