import type { AccountDocument } from '@flota/schemas';

/** What kind of letter it is. */
export function documentTitle({ kind, year }: Pick<AccountDocument, 'kind' | 'year'>): string {
  switch (kind) {
    case 'payoff_letter':
      return 'Carta de liquidación';
    case 'settlement_letter':
      return 'Carta finiquito';
    case 'interest_certificate':
      return `Constancia de intereses ${year ?? ''}`.trim();
  }
}
