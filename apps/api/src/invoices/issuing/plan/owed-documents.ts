import { isReceipt, type LedgerAllocation, type LedgerMovement, NO_INSTALMENT } from '@flota/finance';
import { Decimal } from 'decimal.js';
import type { MovementKind } from '@flota/schemas';
import { instalmentWord } from '../../../contracts/index.js';
import type { CfdiContent, PaidInvoice } from '../cfdi/cfdi-content.js';
import { subtotalOf, type TaxedAmount, type TaxedPart, totalOf, withVatOfBase } from '../cfdi/taxed-line.js';
import type { ContractFacts } from './contract-facts.js';
import { taxedParts } from './taxed-parts.js';

/** A movement with what its document says of how the money came. */
export interface InvoicedMovement extends LedgerMovement {
  id: string;
  reference: string;
  /** c_FormaPago. */
  form: string;
}

/** A document that a movement asks for. */
export interface OwedDocument {
  movementId: string;
  /** What takes the place of what: a charge of an instalment, or what an event did, may be posted anew. */
  subject: string;
  content: CfdiContent;
}

const CHARGES: readonly MovementKind[] = [
  'instalment',
  'balloon',
  'purchase_option',
  'late_interest',
  'prepayment',
  'payoff',
];

/** An invoice as it is paid down. */
interface OpenInvoice {
  chargeId: string;
  instalment: number;
  isLate: boolean;
  left: Decimal;
  payments: number;
}

/**
 * Every document that a contract's standing movements ask for, in their order: an invoice of what is charged, a receipt
 * of what money paid of our invoices, a credit note of what was forgiven. Money for what was charged before `since` pays
 * invoices that others issued, and is theirs to document.
 *
 * @param since the day from which charges are invoiced here
 */
export function owedDocuments(
  contract: ContractFacts,
  movements: readonly InvoicedMovement[],
  since: string,
): OwedDocument[] {
  const open: OpenInvoice[] = [];
  return inOrder(movements).flatMap((movement) => {
    if (isReceipt(movement.kind)) return settles(contract, movement, open);
    const charged = CHARGES.includes(movement.kind) && movement.valueOn >= since;
    return charged ? charges(contract, movement, open) : [];
  });
}

/**
 * Those that stand, as they happened and not as they were posted: what is entered late is posted after what it changes. Of
 * one day what is charged comes before what pays it.
 */
function inOrder(movements: readonly InvoicedMovement[]): InvoicedMovement[] {
  const gone = new Set(movements.flatMap(({ reverses }) => reverses ?? []));
  return movements
    .filter(({ reverses, sequence }) => reverses === null && !gone.has(sequence))
    .toSorted(
      (one, other) =>
        one.valueOn.localeCompare(other.valueOn) ||
        Number(isReceipt(one.kind)) - Number(isReceipt(other.kind)) ||
        one.sequence - other.sequence,
    );
}

function charges(contract: ContractFacts, movement: InvoicedMovement, open: OpenInvoice[]): OwedDocument[] {
  const { id, instalmentNumber, kind } = movement;
  const lines = taxedParts(contract, movement).map((amount) => ({
    ...amount,
    description: describe(contract, movement, amount.part),
  }));
  if (lines.length === 0) return [];
  const isLate = kind === 'late_interest';
  open.push({
    chargeId: id,
    instalment: instalmentNumber ?? NO_INSTALMENT,
    isLate,
    left: new Decimal(totalOf(lines)),
    payments: 0,
  });
  const subject = `${kind} ${instalmentNumber ?? movement.valueOn}`;
  return [{ movementId: id, subject, content: { type: 'income', lines } }];
}

/** Money, credit or forgiveness: what of it pays invoices of ours. */
function settles(contract: ContractFacts, movement: InvoicedMovement, open: OpenInvoice[]): OwedDocument[] {
  const paid = movement.allocations.flatMap((allocation) => paidOf(contract, allocation, open));
  if (paid.length === 0) return [];
  const subject = `${movement.kind} ${movement.eventId ?? movement.valueOn}`;
  if (movement.kind === 'waiver') {
    return paid.map(({ invoice, amounts }) => ({
      movementId: movement.id,
      subject: `${subject} ${invoice.chargeId}`,
      content: {
        type: 'credit_note',
        chargeId: invoice.chargeId,
        form: '15',
        lines: amounts.map((amount) => ({
          ...amount,
          description: `Condonación de intereses moratorios, ${instalmentOf(contract, invoice.instalment)}`,
        })),
      },
    }));
  }
  const { form, reference, valueOn } = movement;
  const content: CfdiContent = {
    type: 'payment',
    paidOn: valueOn,
    form,
    operation: reference,
    invoices: paid.map(({ amounts, before, invoice }): PaidInvoice => ({
      chargeId: invoice.chargeId,
      number: (invoice.payments += 1),
      before: before.toFixed(2),
      paid: totalOf(amounts),
      after: before.minus(totalOf(amounts)).toFixed(2),
      amounts,
    })),
  };
  return [{ movementId: movement.id, subject, content }];
}

interface Settled {
  invoice: OpenInvoice;
  amounts: TaxedAmount[];
  before: Decimal;
}

/** Late interest of an instalment has an invoice each time it was charged, the oldest of which is paid first. */
function paidOf(contract: ContractFacts, allocation: LedgerAllocation, open: OpenInvoice[]): Settled[] {
  const parts = taxedParts(contract, allocation);
  return [true, false].flatMap((late) => {
    const invoices = open.filter(
      ({ instalment, isLate, left }) => instalment === allocation.instalmentNumber && isLate === late && left.gt(0),
    );
    return spread(
      parts.filter(({ part }) => (part === 'late_interest') === late),
      invoices,
    );
  });
}

function spread(amounts: readonly TaxedAmount[], invoices: readonly OpenInvoice[]): Settled[] {
  let rest = [...amounts];
  return invoices.flatMap((invoice) => {
    if (rest.length === 0) return [];
    const [taken, others] = takeUpTo(rest, invoice.left);
    rest = others;
    const before = invoice.left;
    invoice.left = before.minus(totalOf(taken));
    return [{ invoice, amounts: taken.map(withVatOfBase), before }];
  });
}

/** So much of the amounts as reaches `most`, each with its share of VAT, and what is left of them. */
function takeUpTo(amounts: readonly TaxedAmount[], most: Decimal): [TaxedAmount[], TaxedAmount[]] {
  const taken: TaxedAmount[] = [];
  const left: TaxedAmount[] = [];
  let room = most;
  for (const amount of amounts) {
    const whole = new Decimal(totalOf([amount]));
    const money = Decimal.min(whole, room);
    room = room.minus(money);
    if (money.eq(whole)) taken.push(amount);
    else {
      const share = money.times(amount.amount).div(whole).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
      const part = { ...amount, amount: share.toFixed(2), vat: money.minus(share).toFixed(2) };
      if (money.gt(0)) taken.push(part);
      left.push({
        ...amount,
        amount: new Decimal(amount.amount).minus(share).toFixed(2),
        vat: new Decimal(amount.vat).minus(part.vat).toFixed(2),
      });
    }
  }
  return [taken, left];
}

const PARTS: Record<TaxedPart, string> = {
  interest: 'Intereses',
  capital: 'Capital',
  rent: 'Renta',
  late_interest: 'Intereses moratorios',
};

/** As the matching of invoices reads it too: `Intereses de la mensualidad 14 de 60, contrato FL-2024-000123`. */
function describe(contract: ContractFacts, { instalmentNumber, kind }: InvoicedMovement, part: TaxedPart): string {
  const of = { ...BEFORE_ITS_DAY, purchase_option: 'de la opción de compra' }[kind as 'prepayment'];
  const what =
    of !== undefined
      ? `${PARTS[part]} ${of}`
      : part === 'rent'
        ? `Renta ${instalmentNumber} de ${contract.termMonths}`
        : `${PARTS[part]} de la ${instalmentOf(contract, instalmentNumber ?? NO_INSTALMENT)}`;
  return `${what}, contrato ${contract.number}`;
}

const BEFORE_ITS_DAY = { prepayment: 'a la fecha del pago anticipado', payoff: 'a la fecha de la liquidación' };

function instalmentOf(contract: ContractFacts, number: number): string {
  const word = instalmentWord(contract).toLowerCase();
  return number <= contract.termMonths ? `${word} ${number} de ${contract.termMonths}` : 'última exhibición';
}

/** What a document comes to, MXN with two decimals. */
export function figuresOf(content: CfdiContent): { subtotal: string; vat: string; total: string } {
  const amounts = content.type === 'payment' ? content.invoices.flatMap((invoice) => invoice.amounts) : content.lines;
  const [subtotal, total] = [subtotalOf(amounts), totalOf(amounts)];
  return { subtotal, total, vat: new Decimal(total).minus(subtotal).toFixed(2) };
}
