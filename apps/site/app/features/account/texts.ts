import { toCents } from '@flota/figures';
import type { AccountDocument, ContractKind, ContractSummary, Parts } from '@flota/schemas';
import type { FigureLine } from '../../components/FigureList.js';
import { inNaturalOrder } from '../../lib/natural-order.js';

/** What a customer calls a contract: by their own name for it, else by its vehicle. */
export const contractName = ({ nickname, vehicle }: Pick<ContractSummary, 'nickname' | 'vehicle'>): string =>
  nickname ?? vehicle;

type Named = Pick<ContractSummary, 'nickname' | 'number' | 'vehicle'>;

/** As one looks for a contract in a list of them: by what it is called, then by its number. */
export const byContractName = <Contract extends Named>(contracts: readonly Contract[]): Contract[] =>
  inNaturalOrder(contracts, (contract) => [contractName(contract), contract.number]);

/** What kind of letter it is. */
export function documentTitle({ kind, year }: Pick<AccountDocument, 'kind' | 'year'>): string {
  switch (kind) {
    case 'payoff_letter':
      return 'Carta de liquidación';
    case 'settlement_letter':
      return 'Carta finiquito';
    case 'interest_certificate':
      return `Constancia de intereses ${year ?? ''}`.trim();
    case 'rent_certificate':
      return `Constancia de rentas pagadas ${year ?? ''}`.trim();
    case 'bill_receipt':
      return 'Acuse de entrega de la factura';
    case 'restructuring_agreement':
      return 'Convenio modificatorio';
  }
}

const PART_NAMES: readonly { part: keyof Parts; label: string; short: string }[] = [
  { part: 'capital', label: 'Capital', short: 'Capital' },
  { part: 'interest', label: 'Intereses', short: 'Intereses' },
  { part: 'rent', label: 'Renta', short: 'Renta' },
  { part: 'vat', label: 'IVA', short: 'IVA' },
  { part: 'lateInterest', label: 'Intereses moratorios', short: 'Moratorios' },
  { part: 'lateVat', label: 'IVA de los moratorios', short: 'IVA de moratorios' },
];

/** What there is of an amount, part by part. */
export const partLines = (parts: Parts): FigureLine[] =>
  PART_NAMES.flatMap(({ part, label }) => (toCents(parts[part]) > 0n ? [{ label, amount: parts[part] }] : []));

/** Columns of an instalment: a pure lease has a rent, the others capital and interest. */
export const scheduleParts = (kind: ContractKind): { part: keyof Parts; label: string }[] =>
  PART_NAMES.filter(({ part }) => (kind === 'pure_lease' ? part === 'rent' : part === 'capital' || part === 'interest'))
    .concat(PART_NAMES.filter(({ part }) => part === 'vat'))
    .map(({ part, short }) => ({ part, label: short }));
