import type { AdminLedgerDifferenceRow, LedgerSide, TransferKind } from '@flota/schemas';
import { formatDay, formatMoney } from '../../i18n/format.js';

export const RECEIPT_NAMES: Record<TransferKind, string> = {
  payment: 'Pago',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  purchase_option: 'Opción de compra',
};

export const CONTRACT_STATE_NAMES = { active: 'Vigente', paid_off: 'Liquidado' } as const;

/** How many lines of the schedule a list has room to name. */
const MOST_LINES = 3;

/** A difference in a few words, where others of its contract are listed; nothing where its name says all. */
export function shortWords(difference: Pick<AdminLedgerDifferenceRow, 'kind' | 'ours' | 'theirs'>): string {
  switch (difference.kind) {
    case 'movement_there':
      return sideWords(difference, difference.ours);
    case 'movement_here':
    case 'movement':
      return sideWords(difference, difference.theirs);
    case 'balance':
    case 'state':
      return `aquí ${sideWords(difference, difference.ours)}, en el libro ${sideWords(difference, difference.theirs)}`;
    case 'instalments':
      return `${difference.ours?.lines?.length ?? 0} de la tabla`;
    case 'contract':
    case 'customer':
    case 'unreadable':
      return '';
  }
}

/** One side of a difference in a line, as a list shows it. */
export function sideWords({ kind }: Pick<AdminLedgerDifferenceRow, 'kind'>, side: LedgerSide | null): string {
  switch (kind) {
    case 'movement':
    case 'movement_here':
    case 'movement_there':
      return side ? moneyWords(side) : 'No está';
    case 'contract':
      return side ? `Saldo ${formatMoney(side.amount ?? '0')}` : 'No está';
    case 'balance':
      return formatMoney(side?.amount ?? '0');
    case 'state':
      return side?.state ? CONTRACT_STATE_NAMES[side.state] : '—';
    case 'instalments':
      return lineWords(side);
    case 'customer':
    case 'unreadable':
      return '—';
  }
}

function moneyWords({ amount, on, takenBack }: LedgerSide): string {
  const words = [formatMoney(amount ?? '0'), on && formatDay(on)].filter(Boolean).join(' · ');
  return takenBack ? `${words}, anulado` : words;
}

function lineWords(side: LedgerSide | null): string {
  const lines = side?.lines ?? [];
  const named = lines
    .slice(0, MOST_LINES)
    .map(({ number, total }) => `${number}: ${total ? formatMoney(total) : 'no está'}`);
  return lines.length > MOST_LINES ? `${named.join(' · ')} y ${lines.length - MOST_LINES} más` : named.join(' · ');
}
