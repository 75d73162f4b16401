import type { Database } from '../../database/prisma.service.js';
import { readSeals, sealNumbered, unsealedEntries } from './read-seals.js';
import { BEGINNING, type Broken, follow, type Link } from './seals.js';

const BATCH = 5_000;

export interface ChainReport {
  /** The last entry up to which all is as it was sealed. */
  head: Link;
  broken?: Broken;
  /** Entries without a seal. */
  unsealed: number;
  /** Whether the head that somebody noted earlier is still part of the log, if one was named. */
  noted?: 'found' | 'gone';
}

export const isIntact = ({ broken, unsealed, noted }: ChainReport): boolean =>
  !broken && unsealed === 0 && noted !== 'gone';

/**
 * Works every entry's hash out again, from the first one on.
 * @param noted a head written down earlier, in hexadecimal: without one nobody can tell that the newest entries were cut
 *   off, or that somebody who owns the database made the whole chain anew
 * @param onBatch hears how many entries are proved so far
 */
export async function verifyChain(
  database: Database,
  noted?: string,
  onBatch?: (done: number) => void,
): Promise<ChainReport> {
  let head = BEGINNING;
  for (;;) {
    const entries = await readSeals(database, head.seq, BATCH);
    const { link, broken } = follow(head, entries);
    head = link;
    onBatch?.(Number(head.seq));
    if (broken || entries.length < BATCH) {
      const unsealed = await unsealedEntries(database);
      return { head, broken, unsealed, ...(noted && { noted: await lookFor(database, noted, head) }) };
    }
  }
}

/** Of a broken chain only what comes before the break proves anything. */
export async function lookFor(database: Database, noted: string, head: Link): Promise<'found' | 'gone'> {
  if (noted === Buffer.from(BEGINNING.hash).toString('hex')) return 'found';
  const seq = await sealNumbered(database, noted);
  return seq !== null && seq <= head.seq ? 'found' : 'gone';
}
