export { ImportForm } from "./ImportForm";
export { ImportPreview } from "./ImportPreview";
export { PinForm } from "./PinForm";
export { PinnedQuestions } from "./PinnedQuestions";
export { QuestionForm } from "./QuestionForm";
export { QuestionHistory } from "./QuestionHistory";
export { QuestionText } from "./QuestionText";
export { bandLevels } from "./words";
