import {
  isNear,
  isSame,
  type Match,
  type Matchable,
  type MatchableInvoice,
  type MatchableMovement,
  onlyOne,
} from './matchable.js';

/** A bank's day and the day on the document may lie a weekend apart. */
const DAYS_APART = 3;

/**
 * Receipts of payment (P): each payment in their complement is money that came, by its reference and amount, else by its
 * amount and day. Of several alike the one that paid the instalments of the invoices that it names.
 */
export function matchPayments({ invoices, movements, links }: Matchable): Match[] {
  const receipts = invoices.filter(({ type }) => type === 'payment');
  const taken = new Set(linkedTo(receipts, links));
  const money = movements.filter(({ kind, stands, id }) => stands && kind === 'payment' && !taken.has(id));
  const proposed = receipts.flatMap((invoice) =>
    openOf(invoice, movements, links).flatMap((payment) => {
      const alike = money.filter(({ amount }) => isSame(amount, payment.amount));
      const named = alike.filter(({ reference }) => sameReference(reference, payment.reference));
      const movement =
        onlyOne(named) ??
        (named.length === 0
          ? byDay(alike, payment.on, instalmentsOf(invoice, { invoices, movements, links }))
          : undefined);
      return movement ? [{ invoiceId: invoice.id, movementId: movement.id }] : [];
    }),
  );
  return proposed.filter(({ movementId }) => onlyOne(proposed.filter((each) => each.movementId === movementId)));
}

/** Its payments without those whose money it is linked to. */
function openOf(invoice: MatchableInvoice, movements: readonly MatchableMovement[], links: readonly Match[]) {
  const own = links.filter(({ invoiceId }) => invoiceId === invoice.id).map(({ movementId }) => movementId);
  const known = movements.filter(({ id }) => own.includes(id)).map(({ amount }) => amount);
  return invoice.payments.filter((payment) => {
    const at = known.findIndex((amount) => isSame(amount, payment.amount));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const linkedTo = (invoices: readonly MatchableInvoice[], links: readonly Match[]): string[] =>
  links.filter(({ invoiceId }) => invoices.some(({ id }) => id === invoiceId)).map(({ movementId }) => movementId);

function byDay(
  alike: readonly MatchableMovement[],
  on: string,
  instalments: ReadonlySet<number>,
): MatchableMovement | undefined {
  const sameDay = alike.filter((movement) => movement.on === on);
  const near = sameDay.length > 0 ? sameDay : alike.filter((movement) => isNear(movement.on, on, DAYS_APART));
  return onlyOne(near) ?? onlyOne(near.filter(({ pays }) => pays.some((number) => instalments.has(number))));
}

/** Which instalments the invoices that it names are linked to. */
function instalmentsOf({ related }: MatchableInvoice, { invoices, movements, links }: Matchable): Set<number> {
  const named = new Set(invoices.filter(({ uuid }) => related.includes(uuid)).map(({ id }) => id));
  const charged = new Set(links.filter(({ invoiceId }) => named.has(invoiceId)).map(({ movementId }) => movementId));
  return new Set(
    movements.filter(({ id }) => charged.has(id)).flatMap(({ instalmentNumber }) => instalmentNumber ?? []),
  );
}

/** Banks and systems write the same reference with other spaces, words before it and letter case. */
function sameReference(written: string, said: string): boolean {
  const [one, other] = [plain(written), plain(said)];
  if (other.length < SHORTEST || one.length < SHORTEST) return false;
  return one === other || one.endsWith(other) || other.endsWith(one);
}

/** Less is no reference: `1` ends many of them. */
const SHORTEST = 6;

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
