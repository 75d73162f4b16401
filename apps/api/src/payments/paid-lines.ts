import { NO_INSTALMENT } from '@flota/finance';
import type { PaidLine, Parts } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { type AgreedContract, movementWords } from '../contracts/index.js';

/** What money paid of one line: an allocation, of the books or of a replay. */
export interface PaidOfLine extends Parts {
  instalment: number;
}

/** As the customer reads what their money paid. `settles`: it paid all of the capital. */
export const paidLine = (
  contract: AgreedContract,
  { instalment, capital, interest, rent, vat, lateInterest, lateVat }: PaidOfLine,
  { settles = false } = {},
): PaidLine => ({
  instalmentNumber: instalment === NO_INSTALMENT ? null : instalment,
  label: lineWords(contract, instalment, settles),
  parts: { capital, interest, rent, vat, lateInterest, lateVat },
  total: Decimal.sum(capital, interest, rent, vat, lateInterest, lateVat).toFixed(2),
});

function lineWords(contract: AgreedContract, instalment: number, settles: boolean): string {
  if (instalment === NO_INSTALMENT) return settles ? 'Todo el capital que faltaba' : 'Abono a capital';
  const kind = instalment <= contract.termMonths ? 'instalment' : lastKind(contract);
  return movementWords(contract, { kind, instalmentNumber: instalment, reference: '' });
}

const lastKind = ({ kind }: AgreedContract): 'purchase_option' | 'balloon' =>
  kind.endsWith('lease') ? 'purchase_option' : 'balloon';
