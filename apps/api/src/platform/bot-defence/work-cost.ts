/** Rounds of PBKDF2 for each try: about a second of work on a mid-range phone. Nothing for one person, a lot for ten thousand forms. */
export const BASE_COST = 1_000;
/** The most that anybody works: a quarter of a minute on that phone. */
const MOST = 16;

/** What asks for no more work, in the time that is counted. A household or a mobile carrier's address has several people. */
const FREE_FROM_A_NETWORK = 10;
const FREE_OVERALL = 300;

/** Doubles with each share that is used up. */
const factor = (used: number, free: number) => 2 ** Math.floor(Math.max(0, used - 1) / free);

/**
 * How much work the next form takes.
 *
 * @param used challenges given out lately: to the visitor's network, and to everybody
 */
export const workCost = (used: { network: number; overall: number }): number =>
  BASE_COST * Math.min(MOST, factor(used.network, FREE_FROM_A_NETWORK) * factor(used.overall, FREE_OVERALL));
