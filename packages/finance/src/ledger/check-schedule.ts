import { Decimal, sum } from '../money.js';
import { compare, expectThat, type Disagreement } from './disagreement.js';
import type { Ledger, LedgerInstalment, LedgerMovement } from './ledger.js';
import { PART_NAMES } from './parts.js';
import { linesAfter, scheduleOf } from './schedule.js';

const LATE = ['lateInterest', 'lateVat'];
const SCHEDULED = PART_NAMES.filter((name) => !LATE.includes(name));
const LINE_FIELDS = ['kind', 'dueOn', ...SCHEDULED, 'total', 'balance', 'charged'] as const;

/** The schedule as it follows from the terms and what was charged and prepaid, against the one there is. */
export function checkSchedule(ledger: Ledger, movements: readonly LedgerMovement[]): Disagreement[] {
  const { contract, instalments } = ledger;
  let lines = scheduleOf(contract);
  const disagreements: Disagreement[] = [];
  for (const [index, movement] of movements.entries()) {
    const at = `movement ${index + 1}`;
    switch (movement.kind) {
      case 'disbursement':
        disagreements.push(
          ...compare(at, 'sequence', 1, movement.sequence),
          ...compare(at, 'capital', sum(lines.map(({ capital }) => new Decimal(capital))), movement.capital),
        );
        break;
      case 'instalment':
      case 'balloon':
      case 'purchase_option':
        disagreements.push(...checkCharge(at, movement, lines));
        lines = lines.map((line) => (line.number === movement.instalmentNumber ? { ...line, charged: true } : line));
        break;
      case 'prepayment':
        lines = linesAfterPrepayment(ledger, lines, movement);
        break;
      case 'payoff':
        disagreements.push(...compare(at, 'capital', capitalToCome(lines), movement.capital));
        lines = lines.filter(({ charged }) => charged);
    }
  }
  return [
    ...disagreements,
    ...compare('contract', 'instalments', numbers(lines), numbers(instalments)),
    ...lines.flatMap((line) => {
      const found = instalments.find(({ number }) => number === line.number);
      return found ? checkLine(line, found) : [];
    }),
  ];
}

/** Each line is charged once and as it stands in the schedule. */
function checkCharge(at: string, movement: LedgerMovement, lines: readonly LedgerInstalment[]): Disagreement[] {
  const line = lines.find(({ number }) => number === movement.instalmentNumber);
  const chargeable = line !== undefined && !line.charged && chargeKind(line) === movement.kind;
  return [
    ...expectThat(
      chargeable,
      at,
      'instalmentNumber',
      `a line to charge by ${movement.kind}`,
      movement.instalmentNumber,
    ),
    ...(line ? SCHEDULED.flatMap((name) => compare(at, name, line[name], movement[name])) : []),
  ];
}

const chargeKind = ({ kind }: LedgerInstalment) => (kind === 'regular' ? 'instalment' : kind);

function linesAfterPrepayment({ contract }: Ledger, lines: readonly LedgerInstalment[], { capital }: LedgerMovement) {
  const charged = lines.filter((line) => line.charged);
  return [...charged, ...linesAfter(contract, capitalToCome(lines).minus(capital), charged.at(-1)?.number ?? 0)];
}

const capitalToCome = (lines: readonly LedgerInstalment[]) =>
  sum(lines.filter(({ charged }) => !charged).map(({ capital }) => new Decimal(capital)));

const checkLine = (expected: LedgerInstalment, found: LedgerInstalment): Disagreement[] =>
  LINE_FIELDS.flatMap((field) => compare(`instalment ${expected.number}`, field, expected[field], found[field]));

const numbers = (lines: readonly LedgerInstalment[]) => lines.map(({ number }) => number).join(' ');
