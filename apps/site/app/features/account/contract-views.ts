import type { ContractSummary } from '@flota/schemas';
import { contractPath } from './account-links.js';

/** Parts of a contract's page, by the value of `ver` in its address. */
export const CONTRACT_VIEWS = ['mensualidades', 'movimientos', 'abonos', 'liquidacion', 'transferencia'] as const;
export type ContractView = (typeof CONTRACT_VIEWS)[number];

type Viewed = Pick<ContractSummary, 'id' | 'kind' | 'state'>;

/** A pure lease has no capital of the customer's to prepay, nor an early settlement; a settled contract nothing to pay. */
export function viewsOf({ kind, state }: Pick<Viewed, 'kind' | 'state'>): ContractView[] {
  const paying: Record<ContractView, boolean> = {
    mensualidades: true,
    movimientos: true,
    abonos: state === 'active' && kind !== 'pure_lease',
    liquidacion: state === 'paid_off' || kind !== 'pure_lease',
    transferencia: state === 'active',
  };
  return CONTRACT_VIEWS.filter((view) => paying[view]);
}

export function viewName(view: ContractView, { kind, state }: Pick<Viewed, 'kind' | 'state'>): string {
  switch (view) {
    case 'mensualidades':
      return kind === 'financial_lease' || kind === 'pure_lease' ? 'Rentas' : 'Mensualidades';
    case 'movimientos':
      return 'Movimientos';
    case 'abonos':
      return 'Saldo y abonos';
    case 'liquidacion':
      return state === 'paid_off' ? 'Documentos' : 'Liquidar';
    case 'transferencia':
      return 'Pagar por transferencia';
  }
}

export const viewPath = (contractId: string, view: ContractView): string =>
  view === 'mensualidades' ? contractPath(contractId) : `${contractPath(contractId)}?ver=${view}`;
