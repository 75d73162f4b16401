import type { LedgerMovement } from '@flota/finance';
import type { ContractKind } from '@flota/prisma';
import { Decimal } from 'decimal.js';

/** Interest that payments of a year paid, and its VAT. MXN with two decimals. */
export interface InterestPaid {
  interest: string;
  vat: string;
  lateInterest: string;
  lateVat: string;
  total: string;
}

/**
 * Sums the allocations of money received in calendar year `year`; not of a pure lease, whose rents are not split. The VAT
 * of a financial lease is on capital and interest together: of it counts what falls to the interest.
 *
 * @param movements all of the contract's, in the order of their sequence
 */
export function interestPaid(
  kind: Exclude<ContractKind, 'pure_lease'>,
  movements: readonly LedgerMovement[],
  year: number,
): InterestPaid {
  const shares = kind === 'financial_lease' ? new Map<number, Decimal>() : null;
  const sums = { interest: ZERO, vat: ZERO, lateInterest: ZERO, lateVat: ZERO };
  for (const movement of movements) {
    if (shares) noteShare(shares, movement);
    // What was forgiven was not paid. Entries that take others back cancel them.
    if (!movement.valueOn.startsWith(`${year}-`) || movement.kind === 'waiver') continue;
    for (const { instalmentNumber, interest, vat, lateInterest, lateVat } of movement.allocations) {
      const share = shares ? (shares.get(instalmentNumber) ?? ZERO) : 1;
      sums.interest = sums.interest.plus(interest);
      sums.vat = sums.vat.plus(new Decimal(vat).times(share).toDecimalPlaces(2));
      sums.lateInterest = sums.lateInterest.plus(lateInterest);
      sums.lateVat = sums.lateVat.plus(lateVat);
    }
  }
  return {
    interest: sums.interest.toFixed(2),
    vat: sums.vat.toFixed(2),
    lateInterest: sums.lateInterest.toFixed(2),
    lateVat: sums.lateVat.toFixed(2),
    total: Decimal.sum(...Object.values(sums)).toFixed(2),
  };
}

const ZERO = new Decimal(0);

/** What part of a charge's capital and interest is interest; a prepayment's or payoff's own under 0, the newest of them. */
function noteShare(shares: Map<number, Decimal>, { kind, instalmentNumber, capital, interest }: LedgerMovement): void {
  const isCharge = instalmentNumber !== null || kind === 'prepayment' || kind === 'payoff';
  const base = new Decimal(capital).plus(interest);
  if (isCharge && base.gt(0)) shares.set(instalmentNumber ?? 0, new Decimal(interest).div(base));
}
