/**
 * Whether this is the account that staff look at with the look they are working at (docs/decisions/086): the server marks
 * the page where its address bears the draft's token. It lasts as long as the page does, wherever its links lead.
 */
export const SHOWS_SAMPLE = typeof document !== 'undefined' && document.documentElement.hasAttribute('data-sample');
