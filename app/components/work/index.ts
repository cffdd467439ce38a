import "./work.css";

export { Coming, Owed } from "./Interviews";
export { Debriefs, Excusals, Sealed } from "./Waiting";
export { KIND_WORDS, listed, ROUND_WORDS } from "./words";
