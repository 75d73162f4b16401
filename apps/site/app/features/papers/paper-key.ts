import type { AccountPaper } from '@flota/schemas';

/** A contract's sheets share its id. */
export const paperKey = ({ kind, id }: Pick<AccountPaper, 'kind' | 'id'>): string => `${kind} ${id}`;
