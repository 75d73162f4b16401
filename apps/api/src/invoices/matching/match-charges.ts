import type { MovementKind } from '@flota/prisma';
import { Decimal } from 'decimal.js';
import {
  isNear,
  isSame,
  type Match,
  type Matchable,
  type MatchableInvoice,
  type MatchableMovement,
  onlyOne,
  RECEIPTS,
} from './matchable.js';

/** What a lender invoices. */
const CHARGES: readonly MovementKind[] = [
  'instalment',
  'balloon',
  'purchase_option',
  'late_interest',
  'prepayment',
  'payoff',
];

/** An invoice that names no instalment is issued this close to the day of what it charges. */
const DAYS_APART = 5;

/**
 * Invoices (I): of what was charged, by the instalment they name or by their day, and by an amount that is the whole charge
 * or what it has beside capital. One that is not paid by instalments (PUE) documents the money too that paid that interest
 * or rent.
 */
export function matchCharges({ invoices, movements, links }: Matchable): Match[] {
  const income = invoices.filter(({ type }) => type === 'income');
  const chargeIds = new Set(movements.filter(isCharge).map(({ id }) => id));
  const linked = links.filter(({ movementId }) => chargeIds.has(movementId));
  const free = movements.filter((each) => isCharge(each) && !linked.some(({ movementId }) => movementId === each.id));
  const unlinked = income.filter(({ id }) => !linked.some(({ invoiceId }) => invoiceId === id));
  const proposed = unlinked.flatMap((invoice) => {
    const charge = chargeOf(invoice, free);
    return charge ? [{ invoiceId: invoice.id, movementId: charge.id }] : [];
  });
  const charged = proposed.filter(({ movementId }) =>
    onlyOne(proposed.filter((each) => each.movementId === movementId)),
  );
  return [...charged, ...paidOf(income, movements, [...linked, ...charged])];
}

const isCharge = ({ kind, stands }: MatchableMovement): boolean => stands && CHARGES.includes(kind);

function chargeOf(invoice: MatchableInvoice, charges: readonly MatchableMovement[]): MatchableMovement | undefined {
  const alike = charges.filter(({ amount, capital }) =>
    [amount, new Decimal(amount).minus(capital).toFixed(2)].some((figure) => isSame(figure, invoice.total)),
  );
  const number = namedInstalment(invoice.concept);
  if (number !== null) return onlyOne(alike.filter(({ instalmentNumber }) => instalmentNumber === number));
  return onlyOne(alike.filter(({ on }) => isNear(on, invoice.issuedOn, DAYS_APART)));
}

/** `Intereses de la mensualidad 14 de 60, contrato …` is of 14. */
export function namedInstalment(concept: string): number | null {
  const numbers = [...concept.matchAll(/\b(?:mensualidad|renta|pago)\s+(?:n[úu]m(?:ero|\.)?\s*)?(\d{1,3})\b/gi)];
  const [number, ...others] = new Set(numbers.map(([, digits]) => Number(digits)));
  return number !== undefined && others.length === 0 ? number : null;
}

/** Money that paid interest or rent of an instalment whose invoice expects no other document for it. */
function paidOf(
  income: readonly MatchableInvoice[],
  movements: readonly MatchableMovement[],
  charged: readonly Match[],
): Match[] {
  const receipts = movements.filter(({ kind, stands }) => stands && RECEIPTS.includes(kind));
  return charged.flatMap(({ invoiceId, movementId }) => {
    const invoice = income.find(({ id }) => id === invoiceId);
    const number = movements.find(({ id }) => id === movementId)?.instalmentNumber ?? null;
    if (!invoice || invoice.method === 'PPD' || number === null) return [];
    return receipts
      .filter(({ pays }) => pays.includes(number))
      .map((receipt) => ({ invoiceId, movementId: receipt.id }));
  });
}
