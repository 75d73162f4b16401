import type { FinancingTerms } from '@flota/finance';
import type { AgreedContract } from '../../../contracts/index.js';

/** What of a contract decides how its charges are invoiced. */
export interface ContractFacts extends AgreedContract {
  number: string;
  /** Fractions: of ordinary interest or rent, and of late interest. Zero where it is exempt. */
  vatRate: string;
  lateVatRate: string;
}

export const vatRateOf = (terms: FinancingTerms): string =>
  terms.kind === 'direct_credit' || terms.kind === 'flexibility' ? terms.vatOnInterestRate : terms.vatRate;
