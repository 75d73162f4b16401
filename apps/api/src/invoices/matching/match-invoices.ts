import { matchCharges } from './match-charges.js';
import { matchCredits } from './match-credits.js';
import { matchPayments } from './match-payments.js';
import type { Match, Matchable } from './matchable.js';

/**
 * Which movement each invoice of a contract documents, as far as there is no doubt; what is linked already stays. Links to
 * movements that were taken back stand for nothing: the invoice is matched to what took their place.
 *
 * @returns what is new
 */
export function matchInvoices({ invoices, movements, links }: Matchable): Match[] {
  const standing = new Set(movements.filter(({ stands, reverses }) => stands || reverses).map(({ id }) => id));
  const known = links.filter(({ movementId }) => standing.has(movementId));
  // Charges first: by them a receipt knows which instalments the invoices are of that it names.
  const charged = matchCharges({ invoices, movements, links: known });
  const found = [...known, ...charged];
  const added = [
    ...charged,
    ...matchPayments({ invoices, movements, links: found }),
    ...matchCredits({ invoices, movements, links: found }),
  ];
  return added.filter((match, index) => !links.some(isMatch(match)) && added.findIndex(isMatch(match)) === index);
}

const isMatch =
  ({ invoiceId, movementId }: Match) =>
  (each: Match): boolean =>
    each.invoiceId === invoiceId && each.movementId === movementId;
