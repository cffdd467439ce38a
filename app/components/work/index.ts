import "./work.css";

export { Coming, Owed } from "./Interviews";
export { Debriefs, Excusals, Sealed } from "./Waiting";
