import type { AccountDocument, ContractSummary } from '@flota/schemas';

/** What a customer calls a contract: by their own name for it, else by its vehicle. */
export const contractName = ({ nickname, vehicle }: Pick<ContractSummary, 'nickname' | 'vehicle'>): string =>
  nickname ?? vehicle;

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
