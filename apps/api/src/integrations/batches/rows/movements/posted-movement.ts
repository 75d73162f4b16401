import { type ContractEvent, dayOfColumn } from '@flota/prisma';
import type { MovementRow } from '@flota/schemas';

interface Meant {
  contractId: string;
  /** Of a reversal: the event that it is to take back. */
  reversesId: string | undefined;
}

/** The first field by which a row is another movement than the one that was posted for it; `null` where it is the same. */
export function differsFrom(posted: ContractEvent, row: MovementRow, { contractId, reversesId }: Meant): string | null {
  if (posted.contractId !== contractId) return 'contractNumber';
  if (posted.type !== row.kind) return 'kind';
  if (row.kind === 'reversal') {
    if (posted.reversesId !== reversesId) return 'of';
    return posted.reason === row.reason ? null : 'reason';
  }
  if (!posted.amount?.eq(row.amount)) return 'amount';
  if (dayOfColumn(posted.valueOn) !== row.receivedOn) return 'receivedOn';
  if (posted.reference !== row.reference) return 'reference';
  // What was left out was chosen by the books.
  if (row.capital !== undefined && !posted.capital?.eq(row.capital)) return 'capital';
  if (row.effect !== undefined && posted.effect !== row.effect) return 'effect';
  return row.excess !== undefined && posted.excess !== row.excess ? 'excess' : null;
}
