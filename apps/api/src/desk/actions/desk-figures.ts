import type { LedgerMovement, Standing } from '@flota/finance';
import type { DeskFigures, DeskMovement, DeskPreview } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { type Foreseen, movementWords } from '../../contracts/index.js';
import type { SubjectContract } from './desk-subject.js';
import type { PlannedEvent } from './plan.js';

/** What an action changes in one contract, as its staff compare it. */
export function presentChange(
  contract: SubjectContract,
  events: readonly PlannedEvent[],
  { after, before, movements, untrue }: Foreseen,
): DeskPreview['contracts'][number] {
  const references = new Map([
    ...contract.references,
    ...events.map(({ id, reference = '' }) => [id, reference] as const),
  ]);
  return {
    id: contract.id,
    number: contract.number,
    before: figuresOf(contract, before),
    after: figuresOf(contract, after),
    movements: movements.map((movement) => presentMovement(contract, movement, references)),
    voided: untrue.map(({ folio, kind }) => ({ folio, kind })),
  };
}

function figuresOf({ kind }: SubjectContract, standing: Standing): DeskFigures {
  const { credit, due, dueNow, instalments, outstandingCapital, overdue, paidOffOn, payoff, toPay } = standing;
  const open = instalments.filter(
    ({ instalment, kind: line }) => instalment.settledOn === null && line !== 'purchase_option',
  );
  return {
    dueNow,
    overdue,
    lateInterest: Decimal.sum(due.lateInterest, due.lateVat).toFixed(2),
    credit,
    capital: kind === 'pure_lease' ? null : outstandingCapital,
    payoff: payoff?.total ?? null,
    nextPayment: toPay && { payableUntil: toPay.payableUntil, missing: toPay.missing },
    lastDueOn: paidOffOn === null ? (open.at(-1)?.dueOn ?? null) : null,
    paidOffOn,
  };
}

const presentMovement = (
  contract: SubjectContract,
  movement: LedgerMovement,
  references: ReadonlyMap<string, string>,
): DeskMovement => ({
  id: String(movement.sequence),
  kind: movement.kind,
  description: movementWords(contract, { ...movement, reference: references.get(movement.eventId ?? '') ?? '' }),
  valueOn: movement.valueOn,
  amount: movement.amount,
  reverses: movement.reverses !== null,
});
