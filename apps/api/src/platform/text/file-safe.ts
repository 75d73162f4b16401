/** A text as part of a file's name: a contract's number comes from outside and may hold anything. */
export const fileSafe = (text: string): string => text.replace(/[^\w.-]+/g, '-');
