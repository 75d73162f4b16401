import { randomBytes } from 'node:crypto';

/** Keeps the rows of tests apart, also of tests that share a database from several processes. */
export const unique = (): string => randomBytes(5).toString('hex');
