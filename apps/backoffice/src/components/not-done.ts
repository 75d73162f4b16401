/** Nothing was done of what a dialog asked for, and this is why: it stays open with what was filled in. */
export class NotDone extends Error {}
