import type { Decimal } from '../money.js';
import type { LedgerAllocation, LedgerInstalment } from './ledger.js';
import {
  NOTHING,
  paidInFull,
  partsText,
  payParts,
  sumOfParts,
  totalOf,
  unpaidOf,
  withPaid,
  type Amounts,
} from './parts.js';

interface Allocated {
  /** Those of the lines that got something, as they are after it. */
  lines: LedgerInstalment[];
  allocations: LedgerAllocation[];
  /** Sum of the allocations. */
  paid: Amounts;
  /** What no line asked for. */
  rest: Decimal;
}

/** Pays lines one after the other, as far as the money reaches. `on` is the day a line paid in full is settled. */
export function allocate(lines: readonly LedgerInstalment[], money: Decimal, on: string): Allocated {
  const result: Allocated = { lines: [], allocations: [], paid: NOTHING, rest: money };
  for (const line of lines) {
    const { paid, rest } = payParts(unpaidOf(line), result.rest);
    if (totalOf(paid).isZero()) continue;
    const after = withPaid(line, paid);
    result.lines.push(paidInFull(after) ? { ...after, settledOn: on } : after);
    result.allocations.push({ instalmentNumber: line.number, ...partsText(paid) });
    result.paid = sumOfParts([result.paid, paid]);
    result.rest = rest;
  }
  return result;
}
