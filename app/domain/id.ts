export type Id = string;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be an id at all. */
export const isId = (text: string): text is Id => UUID.test(text);
