import type { SavedCard } from '@flota/prisma';

/** As their networks write them; what a provider calls otherwise stays as it says. */
const BRANDS: Partial<Record<string, string>> = {
  amex: 'American Express',
  carnet: 'Carnet',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** What its holder tells a card by, within a sentence: `Visa •••• 4242`. */
export const cardWords = ({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>): string =>
  [BRANDS[brand ?? ''] ?? brand, `•••• ${lastFour ?? ''}`].filter(Boolean).join(' ');
