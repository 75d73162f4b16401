import type { AdminContractDetail, AdminContractEvent } from '@flota/schemas';
import { isZero } from '@flota/figures';
import type { FieldValues } from 'react-hook-form';
import { plainAmount } from '../../../components/typed-figures.js';

/** What finance can do at a contract's desk. */
export type DeskActionKind = 'reversal' | 'refund' | 'transfer' | 'waiver' | 'correction' | 'credit_to_capital';

type Standing = Pick<AdminContractDetail, 'credit' | 'dueParts' | 'kind' | 'state'>;

/** The actions on the contract's money as it stands, beside those on single receipts. */
export function actionsOf({ credit, dueParts, kind, state }: Standing): DeskActionKind[] {
  const hasCredit = !credit.startsWith('-') && !isZero(credit);
  return [
    ...(isZero(dueParts.lateInterest) ? [] : (['waiver'] as const)),
    ...(hasCredit ? (['refund', 'transfer'] as const) : []),
    ...(hasCredit && state === 'active' && kind !== 'pure_lease' ? (['credit_to_capital'] as const) : []),
  ];
}

/** What can be done with one thing that happened. */
export function actionsOfEvent(event: AdminContractEvent): DeskActionKind[] {
  if (!event.stands || event.type === 'instruction') return [];
  return event.isTransfer ? ['correction', 'reversal'] : ['reversal'];
}

/** What a reversal is called on its button: of a reversal it brings back. */
export const reversalWord = ({ type }: Pick<AdminContractEvent, 'type'>): string =>
  type === 'reversal' ? 'Restablecer' : 'Anular';

/** The action of what was filled in. Fields that are not the action's are left out by its schema. */
export const readAction =
  (kind: DeskActionKind, about: { eventId?: string; refundRequestId?: string } = {}) =>
  ({ amount, ...values }: FieldValues) => ({
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null)),
    ...(amount === undefined ? {} : { amount: plainAmount(amount) }),
    ...about,
    kind,
  });
