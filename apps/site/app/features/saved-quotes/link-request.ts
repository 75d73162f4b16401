/** What the form for the link begins with; apart from its rules, which are loaded when somebody fills it in. */
export const EMPTY_LINK_REQUEST = { email: '', website: '' };
export type LinkRequestValues = typeof EMPTY_LINK_REQUEST;
