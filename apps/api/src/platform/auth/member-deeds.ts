import type { AccountActivity } from '@flota/schemas';

/** What is told of people in an account that is not theirs. */
export type ToldDeed = AccountActivity['entries'][number]['did'];

const PREFIX = 'member.';

/** What the audit log calls it; its record is the customer whose account it is. */
export const deedAction = (deed: ToldDeed): string => `${PREFIX}${deed}`;

/** The other way round; the condition for such entries. */
export const deedOf = (action: string): ToldDeed => action.slice(PREFIX.length) as ToldDeed;
export const ARE_DEEDS = { action: { startsWith: PREFIX } };
