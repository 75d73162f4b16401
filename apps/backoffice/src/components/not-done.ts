/** Nothing was done of what was asked for, and this is why: a dialog stays open with what was filled in. */
export class NotDone extends Error {}
