import type { AccountPayment, Parts } from '@flota/schemas';
import { paymentMeans } from '@flota/texts/mails/payments';

/** By what means it came, within a sentence. */
export const meansText = (provider: AccountPayment['provider']): string =>
  provider === 'transfer' ? paymentMeans.transfer : paymentMeans.card;

/** What is still to be paid; less than nothing is credit, which pays nothing of another contract. MXN. */
export const owedOf = (dueBalance: string): string => (dueBalance.startsWith('-') ? '0.00' : dueBalance);

/** In the order in which money pays them. */
export const PAID_PARTS: readonly (keyof Parts)[] = ['lateInterest', 'lateVat', 'interest', 'rent', 'vat', 'capital'];
