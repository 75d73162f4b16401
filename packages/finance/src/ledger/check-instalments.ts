import { compare, expectThat, type Disagreement } from './disagreement.js';
import { NO_INSTALMENT, type Ledger, type LedgerInstalment, type LedgerMovement } from './ledger.js';
import { amountsOf, NOTHING, paidInFull, paidOf, PART_NAMES, sumOfParts, unpaidOf, type Amounts } from './parts.js';

/** What movements did to one line. */
interface Posted {
  late: Amounts;
  allocated: Amounts;
  lastPaidOn: string | null;
}

const NOTHING_POSTED: Posted = { late: NOTHING, allocated: NOTHING, lastPaidOn: null };

/** What of each line was charged late, paid and settled, against the movements that did it. */
export function checkInstalments({ instalments }: Ledger, movements: readonly LedgerMovement[]): Disagreement[] {
  const posted = postedByNumber(movements);
  const known = new Set([NO_INSTALMENT, ...instalments.map(({ number }) => number)]);
  const charged = sumOfParts(movements.filter(({ kind }) => kind === 'prepayment' || kind === 'payoff').map(amountsOf));
  const { allocated } = posted.get(NO_INSTALMENT) ?? NOTHING_POSTED;
  return [
    ...instalments.flatMap((line) => checkLine(line, posted.get(line.number) ?? NOTHING_POSTED)),
    ...[...posted.keys()].flatMap((number) =>
      expectThat(known.has(number), 'contract', 'movements', 'of instalments that there are', number),
    ),
    // What a prepayment or payoff charged was paid at once.
    ...PART_NAMES.flatMap((name) => compare('contract', `prepaid ${name}`, charged[name], allocated[name])),
  ];
}

function postedByNumber(movements: readonly LedgerMovement[]): Map<number, Posted> {
  const posted = new Map<number, Posted>();
  const add = (number: number, change: (before: Posted) => Partial<Posted>) => {
    const before = posted.get(number) ?? NOTHING_POSTED;
    posted.set(number, { ...before, ...change(before) });
  };
  for (const movement of movements) {
    const { allocations, instalmentNumber, kind, postedOn: lastPaidOn } = movement;
    if (kind === 'late_interest' && instalmentNumber !== null) {
      add(instalmentNumber, ({ late }) => ({ late: sumOfParts([late, amountsOf(movement)]) }));
    }
    for (const allocation of allocations) {
      add(allocation.instalmentNumber, ({ allocated }) => ({
        allocated: sumOfParts([allocated, amountsOf(allocation)]),
        lastPaidOn,
      }));
    }
  }
  return posted;
}

function checkLine(line: LedgerInstalment, { allocated, lastPaidOn, late }: Posted): Disagreement[] {
  const at = `instalment ${line.number}`;
  const paid = paidOf(line);
  const unpaid = unpaidOf(line);
  return [
    ...compare(at, 'lateInterest', late.lateInterest, line.lateInterest),
    ...compare(at, 'lateVat', late.lateVat, line.lateVat),
    ...PART_NAMES.flatMap((name) => [
      ...compare(at, `paid ${name}`, allocated[name], paid[name]),
      ...expectThat(!unpaid[name].isNegative(), at, `unpaid ${name}`, 'none below zero', unpaid[name]),
    ]),
    ...compare(at, 'settledOn', line.charged && paidInFull(line) ? lastPaidOn : null, line.settledOn),
  ];
}
