import type { ContractKind, Parts } from '@flota/schemas';
import { toCents } from '@flota/figures';
import type { FigureLine } from '../../components/FigureList.js';

const NAMES: readonly { part: keyof Parts; label: string; short: string }[] = [
  { part: 'capital', label: 'Capital', short: 'Capital' },
  { part: 'interest', label: 'Intereses', short: 'Intereses' },
  { part: 'rent', label: 'Renta', short: 'Renta' },
  { part: 'vat', label: 'IVA', short: 'IVA' },
  { part: 'lateInterest', label: 'Intereses moratorios', short: 'Moratorios' },
  { part: 'lateVat', label: 'IVA de los moratorios', short: 'IVA de moratorios' },
];

/** What there is of an amount, part by part. */
export const partLines = (parts: Parts): FigureLine[] =>
  NAMES.flatMap(({ part, label }) => (toCents(parts[part]) > 0n ? [{ label, amount: parts[part] }] : []));

/** Columns of an instalment: a pure lease has a rent, the others capital and interest. */
export const scheduleParts = (kind: ContractKind): { part: keyof Parts; label: string }[] =>
  NAMES.filter(({ part }) => (kind === 'pure_lease' ? part === 'rent' : part === 'capital' || part === 'interest'))
    .concat(NAMES.filter(({ part }) => part === 'vat'))
    .map(({ part, short }) => ({ part, label: short }));
