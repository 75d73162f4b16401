import type { ContractSummary } from '@flota/schemas';
import { contractName } from '../account/index.js';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** `2026-10-01` as `Octubre 2026`. */
export function monthTitle(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  const name = MONTHS[Number(number) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

type Named = Pick<ContractSummary, 'id' | 'nickname' | 'vehicle' | 'number'>;

/** What the customer calls the contract of a paper, with its number. */
export function contractOf(contracts: readonly Named[], id: string): string {
  const contract = contracts.find((each) => each.id === id);
  return contract ? `${contractName(contract)}, ${contract.number}` : '';
}
