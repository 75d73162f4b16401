import { daysBetween, type Parts } from '@flota/finance';
import type { Contract, ContractKind } from '@flota/prisma';
import { dayInMexico, type SiteSettings } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { instalmentWord, movementWords, PLAN_TITLES, vehicleLine } from '../contracts/index.js';
import { type Letterhead, letterheadOf } from '../platform/pdf/letterhead.js';
import { formatAmount, formatLongDay, formatMoney } from '@flota/figures';
import { movementsOf, type StatementFigures, type StatementMovement } from './statement-figures.js';
import { monthLabel, type StatementMonth } from './statement-month.js';

interface Line {
  label: string;
  value: string;
  /** The result of the lines above. */
  strong?: boolean;
  note?: string;
}

interface MovementLine {
  date: string;
  description: string;
  /** What a charge is made of, or where money received went. */
  details: string[];
  charge: string;
  received: string;
  balance: string;
}

/** What the template `statement.typ` sets: finished Spanish texts, nothing left to calculate or format. */
export interface StatementDocument {
  title: string;
  month: string;
  period: string;
  holder: string;
  facts: Line[];
  /** What the customer has to pay next, and by when. */
  due: { label: string; value: string; note: string };
  summary: { title: string; lines: Line[] }[];
  movements: MovementLine[];
  payment: Line[];
  legends: string[];
  company: Letterhead;
}

/** Of whose contract the statement is. */
export interface StatementSubject {
  contract: Pick<
    Contract,
    'number' | 'kind' | 'termMonths' | 'modelYear' | 'vin' | 'vehicle' | 'clabe' | 'paymentReference'
  >;
  holder: { legalName: string; rfc: string };
  siteUrl: string;
}

interface Statement {
  subject: StatementSubject;
  month: StatementMonth;
  figures: StatementFigures;
  /** All of the contract's, or at least the month's. */
  movements: readonly StatementMovement[];
  settings: SiteSettings;
  issuedAt: Date;
}

export function statementDocument({
  subject,
  month,
  figures,
  movements,
  settings,
  issuedAt,
}: Statement): StatementDocument {
  const { contract, holder } = subject;
  return {
    title: 'Estado de cuenta',
    month: monthLabel(month.firstDay),
    period: `Del ${formatLongDay(month.firstDay)} al ${formatLongDay(month.cutOn)} · ${daysBetween(month.firstDay, month.cutOn) + 1} días`,
    holder: holder.legalName,
    facts: [
      { label: 'Contrato', value: contract.number },
      { label: 'Producto', value: PLAN_TITLES[contract.kind] },
      { label: 'RFC', value: holder.rfc },
      { label: 'Fecha de corte', value: formatLongDay(month.cutOn) },
      { label: 'Fecha de emisión', value: formatLongDay(dayInMexico(issuedAt)) },
      { label: 'Vehículo', value: vehicleLine(contract) },
    ],
    due: dueBox(contract, figures, month),
    summary: [
      { title: 'Lo que debía y lo que pagó', lines: dueLines(figures) },
      ...(contract.kind === 'pure_lease' ? [] : [{ title: 'Su capital', lines: capitalLines(figures) }]),
    ],
    movements: movementsOf(movements, month).map((movement) => movementLine(contract, movement)),
    payment: [
      { label: 'CLABE interbancaria', value: contract.clabe },
      { label: 'Referencia', value: contract.paymentReference },
      { label: 'Beneficiario', value: settings.legalName },
    ],
    legends: legends(contract.kind, settings, subject.siteUrl),
    company: letterheadOf(settings),
  };
}

/** What leaves nothing owed when it is paid by the day named: late interest up to that day is in it. */
function dueBox(
  contract: StatementSubject['contract'],
  { closingDue, lateAccrued, next, toPay, unapplied }: StatementFigures,
  { cutOn }: StatementMonth,
): StatementDocument['due'] {
  const asOfCut = Decimal.max(0, Decimal.sum(closingDue, lateAccrued, next?.total ?? 0)).toFixed(2);
  const value = formatMoney(toPay?.total ?? asOfCut);
  if (!next) return { label: 'Por pagar', value, note: `Al ${formatLongDay(cutOn)}` };
  const owed = Decimal.sum(closingDue, lateAccrued);
  const name =
    next.number > contract.termMonths ? 'el pago final' : `la ${instalmentWord(contract).toLowerCase()} ${next.number}`;
  const until = toPay?.until ?? next.dueOn;
  const late = toPay && !isZero(toPay.lateInterest) ? `, con moratorios al ${formatLongDay(until)}` : '';
  const covered = isZero(unapplied) ? '' : `, menos ${formatMoney(unapplied)} a su favor`;
  return {
    label: `Por pagar a más tardar el ${formatLongDay(until)}`,
    value,
    note: owed.gt(0)
      ? `Son ${formatMoney(owed.toFixed(2))} ya pendientes y ${name}, de ${formatMoney(next.total)}${late}`
      : `Es ${name}, de ${formatMoney(next.total)}${covered}`,
  };
}

function dueLines(figures: StatementFigures): Line[] {
  const { openingDue, charges, received, closingDue, lateAccrued, unapplied } = figures;
  return [
    balanceLine('al inicio del mes', openingDue),
    { label: '+ Cargos del mes', value: formatMoney(charges) },
    { label: '− Pagos recibidos', value: formatMoney(received) },
    { ...balanceLine('al corte', closingDue), strong: true },
    ...(isZero(lateAccrued)
      ? []
      : [
          {
            label: 'Intereses moratorios al corte, con IVA',
            value: formatMoney(lateAccrued),
            note: 'Se cargan cuando usted paga',
          },
        ]),
    ...(isZero(unapplied)
      ? []
      : [
          {
            label: 'Pagado por adelantado',
            value: formatMoney(unapplied),
            note: 'Se aplica a su siguiente vencimiento',
          },
        ]),
  ];
}

const balanceLine = (when: string, balance: string): Line =>
  balance.startsWith('-')
    ? { label: `Saldo a su favor ${when}`, value: formatMoney(balance.slice(1)) }
    : { label: `Saldo por pagar ${when}`, value: formatMoney(balance) };

const capitalLines = ({ openingCapital, disbursed, capitalPaid, closingCapital }: StatementFigures): Line[] => [
  { label: 'Capital al inicio', value: formatMoney(openingCapital) },
  ...(isZero(disbursed) ? [] : [{ label: '+ Importe financiado', value: formatMoney(disbursed) }]),
  { label: '− Capital pagado', value: formatMoney(capitalPaid) },
  { label: 'Capital que aún debe', value: formatMoney(closingCapital), strong: true },
];

function movementLine(contract: StatementSubject['contract'], movement: StatementMovement): MovementLine {
  const { amount, kind, valueOn, dueBalance } = movement;
  const received = amount.startsWith('-');
  const lent = kind === 'disbursement';
  return {
    date: shortDay(valueOn),
    description: lent
      ? `${movementWords(contract, movement)}: ${formatMoney(amount)}`
      : movementWords(contract, movement),
    details: [...detailsOf(contract, movement), ...enteredLater(movement)],
    charge: lent || received || isZero(amount) ? '' : formatAmount(amount),
    received: received ? formatAmount(amount.slice(1)) : '',
    balance: formatAmount(dueBalance),
  };
}

/** What counts from an earlier day than it was written down on. */
const enteredLater = ({ postedOn, valueOn }: StatementMovement): string[] =>
  postedOn === valueOn ? [] : [`Registrado el ${shortDay(postedOn)}`];

function detailsOf(contract: StatementSubject['contract'], movement: StatementMovement): string[] {
  if (movement.kind === 'disbursement') return ['Se paga con las mensualidades'];
  // What is taken back is read where it was written.
  if (movement.reverses !== null) return [];
  if (movement.allocations.length === 0) return [partsText(movement)].filter(Boolean);
  const paid = movement.allocations.map(
    (allocation) => `A ${paidName(contract, allocation.instalmentNumber)}: ${partsText(allocation)}`,
  );
  const rest = new Decimal(movement.unapplied).negated();
  return rest.gt(0) ? [...paid, `Por aplicar: ${formatAmount(rest.toFixed(2))}`] : paid;
}

/** A prepayment's or payoff's money pays no instalment. */
function paidName(contract: StatementSubject['contract'], number: number): string {
  if (number === 0) return 'capital';
  return number > contract.termMonths ? 'pago final' : `${instalmentWord(contract).toLowerCase()} ${number}`;
}

const PART_WORDS: [keyof Parts, string][] = [
  ['capital', 'capital'],
  ['rent', 'renta'],
  ['interest', 'interés'],
  ['vat', 'IVA'],
  ['lateInterest', 'moratorios'],
  ['lateVat', 'IVA de moratorios'],
];

const partsText = (parts: Parts): string =>
  PART_WORDS.flatMap(([name, word]) => (isZero(parts[name]) ? [] : [`${word} ${formatAmount(parts[name])}`])).join(
    ' · ',
  );

const isZero = (amount: string): boolean => new Decimal(amount).isZero();

/** `2026-10-05` as `05/10/2026`: a table has no room for the month's name. */
const shortDay = (day: string): string => day.split('-').reverse().join('/');

function legends(kind: ContractKind, { companyName, phone, email }: SiteSettings, siteUrl: string): string[] {
  const order = kind === 'pure_lease' ? 'la renta con su IVA' : 'el interés y el capital, cada uno con su IVA';
  return [
    `Sus pagos cubren primero lo más antiguo; de cada vencimiento, primero los intereses moratorios con su IVA y después ${order}.`,
    'Incumplir sus obligaciones le genera intereses moratorios. Si paga después del corte, pueden ser mayores que los que se muestran aquí.',
    'Revise sus movimientos. Si no reconoce alguno, avísenos: tiene 90 días naturales desde la fecha de corte para objetarlo por escrito.',
    `Unidad Especializada de Atención a Usuarios (UNE) de ${companyName}: ${phone}, ${email}, ${siteUrl}/legales/une.`,
    'CONDUSEF: 55 5340 0999, www.condusef.gob.mx. Este estado de cuenta no es un comprobante fiscal; sus facturas están en su cuenta.',
  ];
}
