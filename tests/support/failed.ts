/** Ends a test whose scene could not be set. */
export const failed = (words: string): never => {
  throw new Error(words);
};
