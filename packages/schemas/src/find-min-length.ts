/** The shortest text that is looked for: one letter finds everybody. */
export const FIND_MIN_LENGTH = 2;
