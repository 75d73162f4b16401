import { recordVersionSchema } from '@flota/schemas';
import { ProblemException } from '../errors/problem.exception.js';

/** What a change says of the version it was made from. Whether that has to be said is decided once the record is known. */
export const readVersionSchema = recordVersionSchema.partial();

/**
 * Refuses a change of a record that has a version: 428 where it does not say which one it was made from, 409 where
 * somebody changed the record since.
 */
export function requireCurrent(current: { updatedAt?: unknown }, updatedAt: string | undefined): void {
  if (!(current.updatedAt instanceof Date)) return;
  if (updatedAt === undefined) throw new ProblemException(428, 'RESOURCE.VERSION_REQUIRED');
  if (current.updatedAt.getTime() !== Date.parse(updatedAt)) throw ProblemException.stale();
}

/** The same of one that may not be there yet, whose version is `null` then: 409 also where somebody made or deleted it since. */
export function requireCurrentOrNone(current: { updatedAt: Date } | null, updatedAt: string | null): void {
  const read = updatedAt === null ? undefined : Date.parse(updatedAt);
  if (current?.updatedAt.getTime() !== read) throw ProblemException.stale();
}
