import {
  catWithoutVat,
  formatAmount,
  formatDay,
  formatLongDay,
  formatMoney,
  formatPercent,
  isZero,
  sumOf,
} from '@flota/figures';
import { dayInMexico, type RestructuringFigures, timeInMexico } from '@flota/schemas';
import { type ContractLetter, letterFrame, type LetterSubject } from '../../contracts/index.js';

/** What a convenio is about: terms, what they come to, and of which day that is. */
export interface AgreementSubject extends LetterSubject {
  signedOn: string;
  /** Percent a year, of what is lent and of what is late. Neither changes. */
  rates: { ordinary: string; late: string };
  graceMonths: number;
  figures: RestructuringFigures;
  /** Names the figures: the SHA-256 of what was shown. */
  shown: string;
  proposedOn: string;
  /** The day of the figures. */
  on: string;
  /** The last day on which it can be accepted. */
  validUntil: string;
}

/** Who accepted it, in whose account. */
export interface Acceptance {
  at: Date;
  name: string;
  email: string;
}

type Side = RestructuringFigures['after'];

/** Convenio modificatorio: what the customer accepted, when, and by what it is proved. */
export function restructuringAgreement(subject: AgreementSubject, acceptance: Acceptance): ContractLetter {
  const { at, email, name } = acceptance;
  const { holder, settings, shown } = subject;
  return {
    ...agreed(subject),
    title: 'Convenio modificatorio',
    opening: [`${parties(subject)} El cliente lo aceptó el ${formatLongDay(dayInMexico(at))} y vale desde ese día.`],
    acceptance: {
      title: 'Constancia de aceptación',
      lines: [
        { label: 'Propuso', value: `${settings.legalName}, el ${formatLongDay(subject.proposedOn)}` },
        { label: 'Aceptó', value: name === holder.legalName ? name : `${name}, en la cuenta del cliente` },
        { label: 'Con el correo', value: email },
        { label: 'Fecha y hora', value: `${formatLongDay(dayInMexico(at))}, ${timeInMexico(at)} h (centro de México)` },
        { label: 'Cifras que leyó (SHA-256)', value: shown },
      ],
    },
    closing: [],
  };
}

/** The same before it is accepted: by the contract as it stands on its day, and good for nothing yet. */
export function proposedAgreement(subject: Omit<AgreementSubject, 'folio'>): ContractLetter {
  const until = formatLongDay(subject.validUntil);
  const withNumber = { ...subject, folio: subject.contract.number };
  return {
    ...agreed(withNumber),
    draft: 'Propuesta',
    title: 'Propuesta de convenio modificatorio',
    opening: [
      parties(withNumber),
      `Esta es una propuesta: nada cambia mientras usted no la acepte en su cuenta, a más tardar el ${until}. Sus cifras son las del ${formatLongDay(subject.on)} y son otras si antes recibimos un pago o vence una mensualidad; entonces las lee de nuevo antes de aceptar.`,
    ],
    closing: [`Cifras de esta propuesta (SHA-256): ${subject.shown}`],
  };
}

const parties = ({ contract, holder, settings, signedOn }: AgreementSubject): string =>
  `${settings.legalName}, que otorgó el crédito, y ${holder.legalName}, que lo recibió (el cliente), modifican el contrato ${contract.number}, firmado el ${formatLongDay(signedOn)}, como dicen las cláusulas y la tabla de este convenio.`;

/** What both say. */
function agreed(subject: AgreementSubject) {
  const { figures, on, settings, signedOn } = subject;
  const { after, due } = figures;
  const frame = letterFrame(subject);
  const hasArrears = !isZero(due);
  return {
    ...frame,
    facts: [
      { label: 'Otorgó el crédito', value: settings.legalName },
      ...frame.facts,
      { label: 'Firmado el', value: formatLongDay(signedOn) },
    ],
    amounts: [
      {
        label: `Capital que no había vencido el ${formatLongDay(on)}`,
        value: formatMoney(after.balance),
        note: 'Es lo que se paga de otra manera',
      },
      {
        label: 'Vencido y no pagado ese día',
        value: formatMoney(due),
        note: hasArrears
          ? 'Con moratorios e IVA. Se sigue debiendo y no entra en este convenio'
          : 'Ese día no debía nada',
      },
    ],
    comparison: {
      heading: ['Qué cambia', 'Antes', 'Con el convenio'],
      rows: comparedRows(figures),
    },
    clauses: clausesOf(subject),
    annex: annexOf(subject),
  } satisfies Partial<ContractLetter>;
}

type Row = NonNullable<ContractLetter['comparison']>['rows'][number];

function comparedRows({ after, before }: RestructuringFigures): Row[] {
  const row = (label: string, say: (side: Side) => string): Row => ({ label, old: say(before), now: say(after) });
  const hasCat = Boolean(before.cat && after.cat);
  return [
    row('Próximo pago', ({ nextDueOn, nextTotal }) => `${formatMoney(nextTotal)} · ${formatDay(nextDueOn)}`),
    row('Pago mensual con IVA', ({ payment }) => formatMoney(payment)),
    row('Pagos que faltan', ({ paymentsLeft }) => String(paymentsLeft)),
    row('Último pago', ({ lastDueOn }) => formatDay(lastDueOn)),
    ...(after.balloon === null
      ? []
      : [row('Pago final, junto con el último', ({ balloon }) => formatMoney(balloon ?? '0'))]),
    row('Intereses que faltan', ({ interest }) => formatMoney(interest)),
    row('IVA de esos intereses', ({ vat }) => formatMoney(vat)),
    ...(hasCat ? [row('CAT de lo que falta por pagar', ({ cat }) => catWithoutVat(cat ?? ''))] : []),
  ];
}

function clausesOf({ figures, graceMonths, rates }: AgreementSubject): NonNullable<ContractLetter['clauses']> {
  const { after, costsMore, due } = figures;
  return [
    {
      title: 'Qué se paga de otra manera',
      text: `El capital que no había vencido, ${formatMoney(after.balance)}, se paga en ${paymentsWords(after.paymentsLeft)}, ${after.paymentsLeft === 1 ? 'el' : 'del'} ${formatLongDay(after.nextDueOn)}${after.paymentsLeft === 1 ? '' : ` al ${formatLongDay(after.lastDueOn)}`}, como dice la tabla anexa.${graceWords(graceMonths)}${after.balloon === null ? '' : ` El pago final de ${formatMoney(after.balloon)} se paga junto con el último.`}`,
    },
    {
      title: 'Lo que no cambia',
      text: `La tasa de interés sigue siendo del ${formatPercent(rates.ordinary)} anual fija, sin IVA, y la moratoria del ${formatPercent(rates.late)}. El día de pago, la garantía, los seguros y todo lo que este convenio no menciona siguen como se firmaron. No es una novación.`,
    },
    {
      title: 'Lo vencido',
      text: isZero(due)
        ? 'El cliente no debía pagos vencidos. Ningún interés se suma al capital.'
        : `Los ${formatMoney(due)} vencidos se siguen debiendo y generan intereses moratorios hasta que se paguen. No se suman al capital: sobre ellos no se cobran intereses ordinarios.`,
    },
    { title: 'Lo que cuesta', text: `${costWords(costsMore)} El cliente puede pagar antes sin penalización.` },
    {
      title: 'Cómo se acepta',
      text: 'El cliente lo acepta por medios electrónicos, en su cuenta y con su sesión iniciada (artículo 80 del Código de Comercio). Vale desde que lo acepta.',
    },
  ];
}

const paymentsWords = (count: number): string => (count === 1 ? 'un solo pago' : `${count} pagos mensuales`);

function graceWords(months: number): string {
  if (months === 0) return '';
  return months === 1 ? ' En el primero paga solo intereses.' : ` En los primeros ${months} paga solo intereses.`;
}

function costWords(costsMore: string): string {
  if (isZero(costsMore)) return 'En total paga lo mismo de intereses e IVA que antes.';
  const less = costsMore.startsWith('-');
  return `En total paga ${formatMoney(less ? costsMore.slice(1) : costsMore)} ${less ? 'menos' : 'más'} de intereses e IVA que antes.`;
}

function annexOf({ figures: { after, instalments } }: AgreementSubject): NonNullable<ContractLetter['annex']> {
  const last = instalments.at(-1)?.number;
  const sum = (field: 'capital' | 'interest' | 'vat' | 'total') =>
    formatMoney(sumOf(instalments.map((line) => line[field])));
  return {
    title: 'Anexo. La nueva tabla de amortización',
    heading: ['Núm.', 'Vence', 'Capital', 'Interés', 'IVA', 'Total', 'Saldo de capital'],
    rows: instalments.map(({ balance, capital, dueOn, interest, number, total, vat }) => [
      after.balloon !== null && number === last ? 'Pago final' : String(number),
      formatDay(dueOn),
      ...[capital, interest, vat, total, balance].map(formatAmount),
    ]),
    sum: ['Suma', '', sum('capital'), sum('interest'), sum('vat'), sum('total'), ''],
    note: 'Montos en pesos mexicanos (MXN). Un pago a capital cambia los renglones que todavía no vencen; los intereses moratorios no están en la tabla.',
  };
}
