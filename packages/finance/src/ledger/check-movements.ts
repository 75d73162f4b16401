import { Decimal, ZERO } from '../money.js';
import { compare, expectThat, type Disagreement } from './disagreement.js';
import type { Ledger, LedgerMovement } from './ledger.js';
import { amountsOf, negated, PART_NAMES, sumOfParts, totalOf } from './parts.js';

/** Every entry by itself and after the one before it. */
export function checkMovements({ contract }: Ledger, movements: readonly LedgerMovement[]): Disagreement[] {
  let dueBalance = ZERO;
  let capitalBalance = ZERO;
  let postedOn = contract.signedOn;
  return movements.flatMap((movement, index) => {
    const at = `movement ${index + 1}`;
    const { amount, capital, kind } = movement;
    const disbursed = kind === 'disbursement';
    if (!disbursed) dueBalance = dueBalance.plus(amount);
    if (disbursed || capital.startsWith('-')) capitalBalance = capitalBalance.plus(capital);
    const earliest = postedOn;
    postedOn = movement.postedOn;
    return [
      ...compare(at, 'sequence', index + 1, movement.sequence),
      ...expectThat(movement.postedOn >= earliest, at, 'postedOn', `${earliest} or later`, movement.postedOn),
      ...compare(at, 'amount', totalOf(amountsOf(movement)).plus(movement.unapplied), amount),
      ...compare(at, 'dueBalance', dueBalance, movement.dueBalance),
      ...compare(at, 'capitalBalance', capitalBalance, movement.capitalBalance),
      ...checkSigns(at, movement),
      ...checkAllocations(at, movement),
    ];
  });
}

const isReceived = ({ kind }: LedgerMovement) => kind === 'payment' || kind === 'application';

/** Charges add to what is owed, money received takes off it, an application does neither. */
function checkSigns(at: string, movement: LedgerMovement): Disagreement[] {
  if (movement.kind === 'adjustment') return [];
  const sign = isReceived(movement) ? -1 : 1;
  const unappliedSign = { payment: -1, application: 1 }[movement.kind as string] ?? 0;
  const unapplied = new Decimal(movement.unapplied);
  return [
    ...PART_NAMES.flatMap((name) => {
      const part = new Decimal(movement[name]).times(sign);
      return expectThat(part.gte(0), at, name, sign < 0 ? 'none above zero' : 'none below zero', movement[name]);
    }),
    ...expectThat(
      unapplied.isZero() || unapplied.times(unappliedSign).gt(0),
      at,
      'unapplied',
      'only money received, before or now',
      unapplied,
    ),
  ];
}

function checkAllocations(at: string, movement: LedgerMovement): Disagreement[] {
  const allocated = negated(sumOfParts(movement.allocations.map(amountsOf)));
  const expected = isReceived(movement) ? amountsOf(movement) : amountsOf({});
  return PART_NAMES.flatMap((name) => compare(at, `allocations.${name}`, expected[name], allocated[name]));
}
