import type { AccountInvoice, ContractSummary } from '@flota/schemas';
import { formatDate } from '../../lib/format.js';
import { contractName } from '../account/index.js';

type Named = Pick<ContractSummary, 'id' | 'nickname' | 'vehicle' | 'number'>;

/** What the customer calls the contract of a paper, with its number. */
export function contractOf(contracts: readonly Named[], id: string): string {
  const contract = contracts.find((each) => each.id === id);
  return contract ? `${contractName(contract)}, ${contract.number}` : '';
}

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** Which money or charge an invoice is of, e.g. `Ampara el pago del 5 oct 2026`; nothing where none is known. */
export function documentedBy({ movements }: Pick<AccountInvoice, 'movements'>): string | null {
  const standing = movements.filter(({ takenBack }) => !takenBack);
  if (standing.length === 0) return movements.length > 0 ? 'El movimiento que amparaba se revirtió' : null;
  const days = [...new Set(standing.filter(({ received }) => received).map(({ valueOn }) => formatDate(valueOn)))];
  if (days.length > 0) return `Ampara ${days.length === 1 ? 'el pago' : 'los pagos'} del ${list.format(days)}`;
  return `Ampara: ${list.format(standing.map(({ description }) => description))}`;
}
