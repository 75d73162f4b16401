import type { Limit } from '../rate-limit/rate-limiter.js';

/** Of one member of staff, whatever they read in full: more than a day's work asks for, and too few to carry off a portfolio. */
export const REVEALS: Limit = { name: 'reveal-identifier', points: 40, seconds: 3_600 };
