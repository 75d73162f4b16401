import { type Book, type Standing, standingOn } from '@flota/finance';
import { LRUCache } from 'lru-cache';

/** So many contracts: of the customers who look at their account at the same time. */
const MOST_KEPT = 300;

interface Kept {
  /** What it was worked out of. */
  of: string;
  standing: Standing;
}

/**
 * Where contracts stood when they were last asked for. A standing is worked out of the contract's book and the day, and of
 * nothing else: it is the same as long as these are, which are read anew every time. Who gets one changes nothing of it.
 */
export class KeptStandings {
  private readonly kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  standingOn(contractId: string, book: Book, on: string): Standing {
    const of = JSON.stringify([on, book]);
    const former = this.kept.get(contractId);
    if (former?.of === of) return former.standing;
    const standing = standingOn(book, on);
    this.kept.set(contractId, { of, standing });
    return standing;
  }
}
