export { AddendumForm } from "./AddendumForm";
export { FeedbackEditor } from "./FeedbackEditor";
export { NotesBeside } from "./NotesBeside";
export { SealAround } from "./SealAround";
export { Versions } from "./Versions";
export { WithdrawForm } from "./WithdrawForm";
export { Written } from "./Written";
