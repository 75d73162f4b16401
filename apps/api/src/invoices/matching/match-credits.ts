import type { MovementKind } from '@flota/prisma';
import { isNear, isSame, type Match, type Matchable, onlyOne } from './matchable.js';

/** What gives something back. */
const CREDITS: readonly MovementKind[] = ['refund', 'waiver'];

/** A credit note is made out some days after what it documents. */
const DAYS_APART = 10;

/** Credit notes (E): of money given back, late interest forgiven, or a movement taken back, by amount and day. */
export function matchCredits({ invoices, movements, links }: Matchable): Match[] {
  const notes = invoices.filter(
    ({ type, id }) => type === 'credit_note' && !links.some(({ invoiceId }) => invoiceId === id),
  );
  const taken = new Set(links.map(({ movementId }) => movementId));
  const credits = movements.filter(
    ({ id, kind, stands, reverses }) => !taken.has(id) && (reverses || (stands && CREDITS.includes(kind))),
  );
  const proposed = notes.flatMap((note) => {
    const alike = credits.filter(
      ({ amount, on }) => isSame(amount, note.total) && isNear(on, note.issuedOn, DAYS_APART),
    );
    const credit = onlyOne(alike);
    return credit ? [{ invoiceId: note.id, movementId: credit.id }] : [];
  });
  return proposed.filter(({ movementId }) => onlyOne(proposed.filter((each) => each.movementId === movementId)));
}
