import { readFileSync } from 'node:fs';
import type { CreditTerms, FinancialLeaseTerms, PureLeaseTerms } from '../index.js';

interface ReferenceCase {
  id: string;
  kind: string;
  title: string;
  inputs: Record<string, unknown>;
  expected: Record<string, unknown>;
}

const file = new URL('./quote-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: ReferenceCase[] };

/** The cases of some kinds, ready for `test.each`. */
export const casesOf = (...kinds: string[]): ReferenceCase[] => cases.filter(({ kind }) => kinds.includes(kind));

export function referenceCase(id: string): ReferenceCase {
  const found = cases.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no reference case ${id}`);
  return found;
}

/** Well-formed terms for a test to vary. */
export const creditTerms = (changes: Partial<CreditTerms> = {}): CreditTerms => ({
  kind: 'direct_credit',
  priceWithVat: '3480000.00',
  downPaymentPercent: '20',
  annualRatePercent: '14.5',
  termMonths: 60,
  openingFeePercent: '2',
  openingFeeFinanced: false,
  vatRate: '0.16',
  vatOnInterestRate: '0',
  paymentMode: 'base_fixed',
  balloonPercentOfPrice: '0',
  ...changes,
});

export const financialLeaseTerms = (changes: Partial<FinancialLeaseTerms> = {}): FinancialLeaseTerms => ({
  kind: 'financial_lease',
  priceWithoutVat: '3000000.00',
  initialRentPercent: '10',
  annualRatePercent: '14.9',
  termMonths: 60,
  openingFeePercent: '2',
  purchaseOptionPercent: '1',
  depositRents: 0,
  vatRate: '0.16',
  ...changes,
});

export const pureLeaseTerms = (changes: Partial<PureLeaseTerms> = {}): PureLeaseTerms => ({
  kind: 'pure_lease',
  priceWithoutVat: '3000000.00',
  residualPercent: '25',
  annualRatePercent: '15.5',
  termMonths: 48,
  rentsInAdvance: false,
  openingFeePercent: '1.5',
  depositRents: 2,
  vatRate: '0.16',
  ...changes,
});

/** What a call throws, as `[code, field]`. */
export function refusal(call: () => unknown): [string, string] | undefined {
  try {
    call();
  } catch (error) {
    const { code, field, name } = error as { code: string; field: string; name: string };
    if (name !== 'FinanceError') throw error;
    return [code, field];
  }
  return undefined;
}
