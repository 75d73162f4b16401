import type { ContractSummary, PaperKind, PapersPage } from '@flota/schemas';
import { contractName } from '../account/index.js';

type Named = Pick<ContractSummary, 'id' | 'nickname' | 'vehicle' | 'number'>;

/** What the customer calls the contract of a certificate, with its number. */
export function contractOf(contracts: readonly Named[], id: string): string {
  const contract = contracts.find((each) => each.id === id);
  return contract ? `${contractName(contract)}, ${contract.number}` : '';
}

/** The contract of a paper: by its own name, with its number where that is another. */
export function contractText(contracts: PapersPage['contracts'], id: string): string {
  const contract = contracts.find((each) => each.id === id);
  if (!contract) return '';
  return contract.label === contract.number ? contract.number : `${contract.label}, ${contract.number}`;
}

/** Several of each, as one chooses among them. */
export const KIND_NAMES: Record<PaperKind, string> = {
  statement: 'Estados de cuenta',
  invoice: 'Facturas',
  credit_note: 'Notas de crédito',
  payment_complement: 'Recibos de pago (CFDI)',
  receipt: 'Comprobantes de pago',
  letter: 'Cartas',
  certificate: 'Constancias',
  contract: 'Contratos firmados',
  cover: 'Carátulas',
  schedule: 'Tablas de amortización',
};

export const countPapers = (count: number): string =>
  count === 1 ? '1 documento' : `${count.toLocaleString('es-MX')} documentos`;

/** `1536000` to `1.5 MB`. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1024)} KB` : `${megabytes.toFixed(1)} MB`;
}
