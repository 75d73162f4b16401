/*
 * Apart from the schemas of a quote, which bring the rules of every telephone with them: pages that only count vehicles
 * would load them for nothing.
 */

/** Vehicles of all kinds together. */
export const MAX_UNITS = 99;
/** Kinds of vehicle in one quote; the same one with other equipment is another. */
export const MAX_LINES = 10;
/** More of the same equipment on one vehicle is a slip of the finger. */
export const MOST_PER_VEHICLE = 20;
