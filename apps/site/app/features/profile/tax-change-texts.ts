import type { AccountTaxChange, TaxChangeState } from '@flota/schemas';

/** What became of a request. */
export const TAX_CHANGE_NAMES: Record<TaxChangeState, string> = {
  pending: 'En revisión',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  cancelled: 'Cancelada por usted',
};

/** From which name and RFC to which. */
export function TAX_CHANGE_WORDS({ former, asked }: Pick<AccountTaxChange, 'former' | 'asked'>): string {
  const named = `de ${former.legalName} a ${asked.legalName}`;
  return former.rfc === asked.rfc ? named : `${named}, RFC de ${former.rfc} a ${asked.rfc}`;
}
