/** Dates, folios and the like, which are not read in two lines. */
export const noWrap = () => ({ whiteSpace: 'nowrap' });

/** What a row is recognised by. */
export const strong = () => ({ fontWeight: 600 });
