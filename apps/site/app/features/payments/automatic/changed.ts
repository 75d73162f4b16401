import type { AutomaticPayments } from '@flota/schemas';

/** With what there is now where the API said so, and what to say of it. */
export type Changed = (now: AutomaticPayments | null, done: string) => Promise<void>;
