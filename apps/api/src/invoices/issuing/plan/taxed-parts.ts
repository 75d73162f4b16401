import type { Parts } from '@flota/finance';
import { Decimal } from 'decimal.js';
import type { TaxedAmount, TaxedPart } from '../cfdi/taxed-line.js';
import type { ContractFacts } from './contract-facts.js';

/**
 * What of a charge is invoiced, and with which VAT: interest, a rent, late interest. The capital of a credit is no income;
 * that of a financial lease is part of a rent. Signs don't matter.
 */
export function taxedParts(contract: ContractFacts, parts: Parts): TaxedAmount[] {
  const isLease = contract.kind === 'financial_lease';
  const interestVat = new Decimal(parts.vat).minus(isLease ? capitalVat(contract, parts) : 0);
  const amounts: [TaxedPart, Decimal.Value, Decimal.Value, string][] = [
    ['capital', isLease ? parts.capital : 0, isLease ? capitalVat(contract, parts) : 0, contract.vatRate],
    ['interest', parts.interest, new Decimal(parts.rent).isZero() ? interestVat : 0, contract.vatRate],
    ['rent', parts.rent, new Decimal(parts.rent).isZero() ? 0 : parts.vat, contract.vatRate],
    ['late_interest', parts.lateInterest, parts.lateVat, contract.lateVatRate],
  ];
  return amounts
    .filter(([, amount]) => !new Decimal(amount).isZero())
    .map(([part, amount, vat, rate]) => ({
      part,
      amount: positive(amount),
      vat: positive(vat),
      rate: new Decimal(rate).isZero() ? null : rate,
    }));
}

const positive = (amount: Decimal.Value): string => new Decimal(amount).abs().toFixed(2);

/** Of a financial lease the VAT is one figure, on both: interest has its own, rounded, and capital the rest. */
function capitalVat({ vatRate }: ContractFacts, { capital, interest, vat }: Parts): Decimal {
  if (new Decimal(capital).isZero()) return new Decimal(0);
  if (new Decimal(interest).isZero()) return new Decimal(vat);
  const share = new Decimal(interest).times(vatRate).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return new Decimal(vat).minus(share);
}
