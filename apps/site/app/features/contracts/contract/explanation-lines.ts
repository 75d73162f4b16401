import { BORDER_VAT_ON_INTEREST, type InstalmentExplanation } from '@flota/schemas';
import { formatDate, formatMoney, formatPercent } from '../../../lib/format.js';
import { fromCents, toCents } from '@flota/figures';
import { countDays, instalmentNoun } from '../due.texts.js';

export interface ExplanationLine {
  label: string;
  /** How the amount comes about, in words and figures. */
  arithmetic: string;
  /** MXN; money received is negative. */
  amount: string;
}

export interface Explanation {
  /** What the schedule asks for. */
  schedule: ExplanationLine[];
  /** What being late added. */
  late: ExplanationLine[];
  received: ExplanationLine[];
}

const VAT_BASES: Record<InstalmentExplanation['vatOn'], string> = {
  interest: 'los intereses',
  'capital-and-interest': 'el capital y los intereses',
  rent: 'la renta',
};

const plus = (...amounts: string[]): string => fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));
const some = (amount: string): boolean => toCents(amount) > 0n;

/** Answers "¿por qué debo esto?" with the arithmetic spelled out. */
export const explain = (explanation: InstalmentExplanation): Explanation => ({
  schedule: [
    ...interestLine(explanation),
    ...capitalLine(explanation),
    ...rentLine(explanation),
    ...vatLine(explanation),
  ],
  late: lateLines(explanation),
  received: explanation.payments.map(({ postedOn, amount, reference }) => ({
    label: `Pagó el ${formatDate(postedOn)}`,
    arithmetic: reference && `Referencia ${reference}`,
    amount: `-${amount}`,
  })),
});

/** A whole month bears a twelfth of the rate; so many days of one, so many 360ths. */
function interestLine(explanation: InstalmentExplanation): ExplanationLine[] {
  const { annualRatePercent, instalment, interestDays, interestOn, monthlyRatePercent } = explanation;
  const { interest } = instalment.parts;
  if (!some(interest) || interestOn === null) return [];
  const owed = `Debía ${formatMoney(interestOn)} de capital.`;
  const annual = formatPercent(annualRatePercent);
  const monthly = formatPercent(monthlyRatePercent);
  const arithmetic =
    interestDays === null || interestDays === WHOLE_MONTH
      ? `${owed} Su tasa es de ${annual} anual, ${monthly} al mes: ${formatMoney(interestOn)} × ${monthly}.`
      : `${owed} Su tasa es de ${annual} anual y a este pago le tocan ${countDays(interestDays)}${whyDays(explanation)}: ${formatMoney(interestOn)} × ${annual} ÷ 360 × ${countDays(interestDays)}.`;
  return [{ label: 'Intereses', arithmetic, amount: interest }];
}

const WHOLE_MONTH = 30;

/** The first period counts its real days; a later one has fewer once its interest so far was paid with money to capital. */
const whyDays = ({ instalment: { number } }: InstalmentExplanation): string =>
  number === 1
    ? ', los de su primer periodo'
    : ', los que faltaban desde su abono a capital: los anteriores ya los pagó con él';

function capitalLine({ instalment, interestOn }: InstalmentExplanation): ExplanationLine[] {
  const { parts, kind, balance } = instalment;
  if (!some(parts.capital)) return [];
  const lowers =
    interestOn === null || balance === null
      ? 'Es lo que baja su deuda.'
      : `Es lo que baja su deuda: de ${formatMoney(interestOn)} a ${formatMoney(balance)}.`;
  const words: Record<typeof kind, string> = {
    regular: lowers,
    balloon: 'El pago final que acordó, junto con la última mensualidad.',
    purchase_option: 'Lo que cuesta quedarse con la unidad al terminar el arrendamiento.',
  };
  return [{ label: 'Capital', arithmetic: words[kind], amount: parts.capital }];
}

const rentLine = ({ instalment: { parts, kind } }: InstalmentExplanation): ExplanationLine[] =>
  some(parts.rent)
    ? [
        {
          label: kind === 'purchase_option' ? 'Valor de la opción' : 'Renta',
          arithmetic: 'La que acordó en su contrato; es igual todo el plazo.',
          amount: parts.rent,
        },
      ]
    : [];

function vatLine({ instalment: { parts }, vatPercent, vatOn }: InstalmentExplanation): ExplanationLine[] {
  if (!some(parts.vat)) return [];
  const base = {
    interest: parts.interest,
    'capital-and-interest': plus(parts.capital, parts.interest),
    rent: parts.rent,
  }[vatOn];
  const arithmetic = `${formatPercent(vatPercent)} sobre ${VAT_BASES[vatOn]}: ${formatMoney(base)} × ${formatPercent(vatPercent)}.`;
  const isOfBorder = vatOn === 'interest' && Number(vatPercent) === 100 * Number(BORDER_VAT_ON_INTEREST);
  const border = isOfBorder ? ' Es el de la región fronteriza norte.' : '';
  return [{ label: 'IVA', arithmetic: `${arithmetic}${border}`, amount: parts.vat }];
}

/** Stretch by stretch: from the day on which it was last on time, on what was overdue, until it changed. */
function lateLines({ instalment, late }: InstalmentExplanation): ExplanationLine[] {
  const { dueOn, parts, payableUntil } = instalment;
  if (!late) return [];
  const rate = formatPercent(late.annualRatePercent);
  const grace =
    payableUntil > dueOn
      ? `El ${formatDate(dueOn)} los bancos no abrieron: pudo pagar sin moratorios hasta el ${formatDate(payableUntil)}. `
      : '';
  const lines = late.stretches.map(({ days, from, interest, onAmount, until }, index): ExplanationLine => ({
    label: late.stretches.length === 1 ? 'Intereses moratorios' : `Moratorios, tramo ${index + 1}`,
    arithmetic: `${index === 0 ? grace : ''}Del ${formatDate(from)} al ${formatDate(until)} debía ${formatMoney(onAmount)}: × ${rate} anual ÷ 360 × ${countDays(days)}.`,
    amount: interest,
  }));
  if (some(parts.lateVat)) {
    const arithmetic = `Sobre ${formatMoney(parts.lateInterest)} de intereses moratorios.`;
    lines.push({ label: 'IVA de los moratorios', arithmetic, amount: parts.lateVat });
  }
  return lines;
}

/** `Mensualidad 14`, `Pago final`, `Opción de compra`. */
export function instalmentTitle({ number, kind }: InstalmentExplanation['instalment'], contractKind: string): string {
  if (kind === 'balloon') return 'Pago final';
  if (kind === 'purchase_option') return 'Opción de compra';
  return `${instalmentNoun(contractKind) === 'renta' ? 'Renta' : 'Mensualidad'} ${number}`;
}
