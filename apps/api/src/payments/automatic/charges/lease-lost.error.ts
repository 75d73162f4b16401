/** Another worker has it by now: nothing of this one's transaction may stay. */
export class LeaseLostError extends Error {}
