import { type Book, isInForce, type LedgerMovement, type LifeEvent, standingOn } from '@flota/finance';
import { type ContractDocument, dateColumn, dayOfColumn } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { agreementSchema, payoffSchema, settledSchema } from './letter-figures.js';

/** What was entered today, and what a contract's books were and are with it. */
export interface EnteredChange {
  before: Book;
  after: Book;
  entered: readonly ({ on: string } & (
    { type: 'reversal'; of: string } | { type: Exclude<LifeEvent['type'], 'reversal'> }
  ))[];
  /** What was posted for it. */
  movements: readonly LedgerMovement[];
  today: string;
}

/**
 * The letters that say something of the past which is no longer so, because something of that past was taken back,
 * forgiven or entered since. What merely came after a letter makes it no less true.
 */
export async function untrueLetters(
  database: Database,
  contractId: string,
  change: EnteredChange,
): Promise<ContractDocument[]> {
  const letters = await database.contractDocument.findMany({ where: { contractId, voidedOn: null } });
  return letters.filter((letter) => reachesBackTo(change, dayInMexico(letter.issuedAt)) && isUntrue(letter, change));
}

/** They stay, and say since when they are good for nothing. */
export async function voidLetters(
  database: Database,
  letters: readonly ContractDocument[],
  change: EnteredChange,
): Promise<void> {
  if (letters.length === 0) return;
  await database.contractDocument.updateMany({
    where: { id: { in: letters.map(({ id }) => id) } },
    data: { voidedOn: dateColumn(change.today), voidReason: reasonOf(change) },
  });
}

/** What a letter says of a day that is still to come they change, though they are of a later day than the letter. */
const CHANGES_WHAT_COMES: ReadonlySet<string> = new Set(['waiver', 'restructuring']);

function reachesBackTo({ before, entered }: EnteredChange, issuedOn: string): boolean {
  return entered.some((event) =>
    event.type === 'reversal'
      ? dayOf(before, event.of) <= issuedOn
      : CHANGES_WHAT_COMES.has(event.type) || event.on < issuedOn,
  );
}

/** Of a reversal the day of what it took back. */
function dayOf(book: Book, id: string): string {
  const event = book.events.find((known) => known.id === id);
  return event?.type === 'reversal' ? dayOf(book, event.of) : (event?.on ?? '');
}

function isUntrue(letter: ContractDocument, { after, before, movements, today }: EnteredChange): boolean {
  if (letter.kind === 'settlement_letter') {
    return settledSchema.parse(letter.figures).paidOffOn !== standingOn(after, today).paidOffOn;
  }
  if (letter.kind === 'payoff_letter') {
    if (!letter.validUntil || dayOfColumn(letter.validUntil) < today) return false;
    const { on } = payoffSchema.parse(letter.figures);
    return standingOn(before, on).payoff?.total !== standingOn(after, on).payoff?.total;
  }
  if (letter.kind === 'restructuring_agreement') {
    return !isInForce(after.events, agreementSchema.parse(letter.figures).event);
  }
  return letter.year !== null && changesWhatWasPaid(movements, letter.year);
}

/** Whether payments of that year paid something else than before: what takes back and what replaces it cancel out. */
function changesWhatWasPaid(movements: readonly LedgerMovement[], year: number): boolean {
  const paid = movements
    .filter(({ kind, valueOn }) => valueOn.startsWith(`${year}-`) && kind !== 'waiver')
    .flatMap(({ allocations }) => allocations);
  return (['interest', 'rent', 'vat', 'lateInterest', 'lateVat'] as const).some(
    (part) => !Decimal.sum(0, ...paid.map((allocation) => allocation[part])).isZero(),
  );
}

function reasonOf({ before, entered }: EnteredChange): string {
  const takenBack = entered.flatMap((event) => (event.type === 'reversal' ? [event.of] : []));
  if (before.events.some(({ id, type }) => type === 'restructuring' && takenBack.includes(id))) {
    return 'Se dejó sin efecto la reestructura del contrato.';
  }
  if (takenBack.length > 0) return 'Se canceló un pago que se tenía por recibido.';
  if (entered.some(({ type }) => type === 'waiver')) return 'Se condonaron intereses moratorios.';
  if (entered.some(({ type }) => type === 'restructuring')) return 'Se acordó una reestructura del contrato.';
  return 'Se registró después un movimiento con fecha anterior a la carta.';
}
