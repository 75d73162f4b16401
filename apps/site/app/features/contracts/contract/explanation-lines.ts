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
const minus = (amount: string, other: string): string => fromCents(toCents(amount) - toCents(other));
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

function interestLine({ instalment, interestOn, annualRatePercent, monthlyRatePercent }: InstalmentExplanation) {
  const { interest } = instalment.parts;
  if (!some(interest) || interestOn === null) return [];
  const rate = `${formatPercent(annualRatePercent)} anual, ${formatPercent(monthlyRatePercent)} al mes`;
  return [
    {
      label: 'Intereses',
      arithmetic: `Debía ${formatMoney(interestOn)} de capital. Su tasa es de ${rate}: ${formatMoney(interestOn)} × ${formatPercent(monthlyRatePercent)}.`,
      amount: interest,
    },
  ];
}

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

function lateLines({ instalment: { parts }, late }: InstalmentExplanation): ExplanationLine[] {
  const before = minus(parts.lateInterest, late?.interest ?? '0');
  const lines: ExplanationLine[] = [];
  if (some(before)) {
    lines.push({
      label: late ? 'Moratorios anteriores' : 'Intereses moratorios',
      arithmetic: 'Por los días de atraso hasta su pago anterior.',
      amount: before,
    });
  }
  if (late) {
    const { days, onAmount, annualRatePercent, interest } = late;
    const rate = formatPercent(annualRatePercent);
    lines.push({
      label: 'Intereses moratorios',
      arithmetic: `${countDays(days)} de atraso sobre ${formatMoney(onAmount)}, al ${rate} anual: ${formatMoney(onAmount)} × ${rate} ÷ 360 × ${countDays(days)}.`,
      amount: interest,
    });
  }
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
