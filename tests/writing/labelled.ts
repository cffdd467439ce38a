/** A sentence, and the keys of what a reader should be warned of in it: topics, or "opinion". None: it is in order. */
export type Labelled = readonly [text: string, ...keys: string[]];
