import { formatAmount, formatLongDay, formatMoney } from '@flota/figures';
import { dayInMexico, type DayProof, MEXICO_CITY, PROOF_ITEMS, type SiteSettings } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { type Letterhead, letterheadOf } from '../../platform/pdf/letterhead.js';

interface Line {
  label: string;
  value: string;
  note?: string;
  strong?: boolean;
}

/** What the template `day-close.typ` sets: finished Spanish texts, nothing left to calculate or format. */
export interface DayCloseDocument {
  title: string;
  day: string;
  facts: Line[];
  outcome: { label: string; note: string; value: string };
  proof: { title: string; lines: Line[] }[];
  accounts: { name: string; clabe: string; count: string; received: string; outgoing: string }[];
  suspense: Line[];
  items: { name: string; contract: string; amount: string }[];
  note: string;
  legends: string[];
  company: Letterhead;
}

interface Closing {
  proof: DayProof;
  note: string;
  closedBy: string;
  closedAt: Date;
  settings: SiteSettings;
}

const counted = (label: string, { count, amount }: DayProof['bank'], noun: [string, string]): Line => ({
  label,
  value: formatMoney(amount),
  note: `${count.toLocaleString('es-MX')} ${noun[count === 1 ? 0 : 1]}`,
});

const hour = new Intl.DateTimeFormat('es-MX', {
  timeZone: MEXICO_CITY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const LINES: [string, string] = ['movimiento', 'movimientos'];
const PAYMENTS: [string, string] = ['pago', 'pagos'];

/** The paper that an auditor reads first: both sides, the difference, and who answers for it. */
export function dayCloseDocument({ proof, note, closedBy, closedAt, settings }: Closing): DayCloseDocument {
  const isEven = proof.difference === '0.00';
  return {
    title: 'Cierre del día',
    day: formatLongDay(proof.day),
    facts: [
      { label: 'Cerró', value: closedBy },
      {
        label: 'Fecha y hora del cierre',
        value: `${formatLongDay(dayInMexico(closedAt))}, ${hour.format(closedAt)} h`,
      },
      { label: 'Moneda', value: 'Pesos mexicanos (MXN)' },
    ],
    outcome: {
      label: 'Diferencia',
      note: isEven ? 'Todo lo recibido está aplicado, en suspenso o devuelto' : 'Explicada por las partidas de abajo',
      value: formatMoney(proof.difference),
    },
    proof: [
      {
        title: 'Lo recibido',
        lines: [
          counted('Abonos en banco', proof.bank, LINES),
          counted('Pagos con tarjeta', proof.cards, PAYMENTS),
          { label: 'Total recibido', value: formatMoney(proof.received), strong: true },
          counted('Salidas del banco', outgoingOf(proof), LINES),
          counted('Reembolsos de saldo a clientes', proof.refunds, PAYMENTS),
        ],
      },
      {
        title: 'Dónde está',
        lines: [
          counted('Aplicado a contratos, del banco', proof.posted.bank, PAYMENTS),
          counted('Aplicado a contratos, de tarjeta', proof.posted.cards, PAYMENTS),
          counted('Capturado a mano, sin abono del banco', proof.posted.unlinked, PAYMENTS),
          counted('Partidas en suspenso', proof.suspense, LINES),
          counted('Devuelto a quien lo envió', proof.returned, LINES),
          counted('Fondos propios', proof.own, LINES),
          { label: 'Total', value: formatMoney(proof.accounted), strong: true },
        ],
      },
    ],
    accounts: proof.accounts.map(({ name, clabe, received, outgoing }) => ({
      name,
      clabe,
      count: received.count.toLocaleString('es-MX'),
      received: formatAmount(received.amount),
      outgoing: formatAmount(outgoing.amount),
    })),
    suspense: suspenseLines(proof.suspenseAccount),
    items: proof.items.map(({ code, name, contractNumber, amount }) => ({
      name: name || PROOF_ITEMS[code],
      contract: contractNumber,
      amount: formatAmount(amount),
    })),
    note,
    legends: [
      'Este cierre es definitivo: el día no admite más movimientos ni cambios. Las correcciones se registran con fecha de un día abierto.',
      'Lo recibido es lo que informan los bancos y el procesador de tarjetas; lo aplicado se lee de los movimientos de los contratos.',
    ],
    company: letterheadOf(settings),
  };
}

/** Of all accounts together. */
const outgoingOf = ({ accounts }: DayProof): DayProof['bank'] => ({
  count: accounts.reduce((count, { outgoing }) => count + outgoing.count, 0),
  amount: Decimal.sum(0, ...accounts.map(({ outgoing }) => outgoing.amount)).toFixed(2),
});

const suspenseLines = (account: DayProof['suspenseAccount']): Line[] => [
  { label: 'Saldo al inicio del día', value: formatMoney(account.opening) },
  { label: '+ Recibido del banco', value: formatMoney(account.received) },
  { label: '+ Regresado a suspenso', value: formatMoney(account.returnedToIt) },
  { label: '− Aplicado a contratos', value: formatMoney(account.posted) },
  { label: '− Devuelto', value: formatMoney(account.returned) },
  { label: '− Fondos propios', value: formatMoney(account.own) },
  { label: 'Saldo al final del día', value: formatMoney(account.closing), strong: true },
];
