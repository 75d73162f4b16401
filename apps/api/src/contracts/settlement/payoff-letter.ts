import type { AccountPayoff } from '@flota/schemas';
import { formatLongDay, formatMoney } from '@flota/figures';
import type { ContractLetter } from '../letters/contract-letter.js';
import { letterFrame, type LetterSubject } from '../letters/contract-letter.js';

export interface PayoffLetterSubject extends LetterSubject {
  payoff: AccountPayoff;
  bank: { clabe: string; paymentReference: string };
}

/** What settles the contract, binding for the lender up to the day it names. */
export function payoffLetter(subject: PayoffLetterSubject): ContractLetter {
  const { contract, payoff, bank, settings, folio } = subject;
  const frame = letterFrame(subject);
  const until = formatLongDay(payoff.on);
  return {
    ...frame,
    title: 'Carta de liquidación anticipada',
    opening: [
      `A solicitud suya, le informamos el importe que liquida por completo su contrato ${contract.number} si lo paga el ${until}.`,
    ],
    facts: [...frame.facts, { label: 'Válida hasta', value: until }],
    amounts: amountsOf(payoff),
    total: { label: 'Total a pagar (MXN)', note: `Válido hasta el ${until}`, value: formatMoney(payoff.total) },
    payment: [
      { label: 'Beneficiario', value: settings.legalName },
      { label: 'CLABE', value: groupedClabe(bank.clabe) },
      { label: 'Referencia', value: bank.paymentReference },
      { label: 'Concepto', value: `Liquidación ${folio}` },
    ],
    closing: [
      'Pagar antes de tiempo no tiene penalización. El importe considera los pagos aplicados hasta la fecha de esta carta; si recibimos otros pagos o cambia la fecha, pida una carta nueva en su cuenta.',
      'Cuando su pago quede aplicado le enviaremos la carta finiquito, y podrá solicitar la factura del vehículo desde su cuenta.',
    ],
  };
}

function amountsOf(payoff: AccountPayoff): ContractLetter['amounts'] {
  const days = payoff.interestDays === 1 ? '1 día' : `${payoff.interestDays} días`;
  return [
    { label: 'Pagos vencidos', value: formatMoney(payoff.overdue), note: 'Con intereses moratorios a esa fecha' },
    { label: 'Capital por pagar', value: formatMoney(payoff.principal) },
    { label: 'Intereses', value: formatMoney(payoff.interest), note: `De ${days} desde el último vencimiento` },
    { label: 'IVA', value: formatMoney(payoff.vat) },
    { label: 'Saldo a favor', value: formatMoney(`-${payoff.unapplied}`) },
  ].filter(({ label, value }) => !OPTIONAL.has(label) || /[1-9]/.test(value));
}

/** Lines that say nothing when they are zero. */
const OPTIONAL = new Set(['Pagos vencidos', 'IVA', 'Saldo a favor']);

/** As banks print it: bank, place, account, check digit. */
const groupedClabe = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
