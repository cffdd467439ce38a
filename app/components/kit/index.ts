export { AnswerForms } from "./AnswerForms";
export { Brief } from "./Brief";
export { Colleagues } from "./Colleagues";
export { FocusForm } from "./FocusForm";
export { Hour } from "./Hour";
export { KitFacts } from "./KitFacts";
export { NotesEditor, NotesKept } from "./NotesEditor";
