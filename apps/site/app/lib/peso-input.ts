import { formatAmount } from '@flota/figures';
import { controls } from '@flota/texts/site/controls';

/** Pesos as people type them (`$200,000.5`) as decimal text, or `null` when they are none. */
export function readPesos(typed: string): string | null {
  const amount = typed.replace(/[$,\s]/g, '');
  return /^\d{1,13}(\.\d{1,2})?$/.test(amount) ? amount : null;
}

/** The same of an amount above zero. */
export function readPositivePesos(typed: string): string | null {
  const amount = readPesos(typed);
  return amount !== null && Number(amount) > 0 ? amount : null;
}

/** What is wrong with what `readPositivePesos` does not take. */
export const amountExpected = (): string => controls.amountExpected;

/** For a box that has its own peso sign. */
export const pesosToType = formatAmount;

/** What is wrong with what `readPesos` does not take, of a payment to capital. */
export const pesosExpected = (): string => controls.prepaymentExpected;
