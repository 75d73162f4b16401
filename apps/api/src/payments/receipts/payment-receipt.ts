import { formatLongDay, formatMoney } from '@flota/figures';
import type { AccountPayment, PaidLine, Parts } from '@flota/schemas';
import { dayInMexico } from '@flota/schemas';
import { paymentKinds, paymentParts } from '@flota/texts/mails/payments';
import { type ContractLetter, letterFrame, type LetterSubject } from '../../contracts/index.js';
import { meansText, PAID_PARTS } from '../payment.texts.js';

export type ReceiptSubject = LetterSubject & { payment: AccountPayment };

/** What money came, and what it paid line by line, as the ledger has it on the day of printing. */
export function receiptLetter(subject: ReceiptSubject): ContractLetter {
  const { contract, payment } = subject;
  const { amount, applied, paidAt, createdAt, kind, provider, reversedOn } = payment;
  const frame = letterFrame(subject);
  const paidOn = formatLongDay(dayInMexico(new Date(paidAt ?? createdAt)));
  const valueOn = applied && formatLongDay(applied.valueOn);
  return {
    ...frame,
    title: reversedOn ? 'Recibo de pago cancelado' : 'Recibo de pago',
    opening: [
      reversedOn
        ? `El ${formatLongDay(reversedOn)} se canceló este pago de ${formatMoney(amount)} MXN: el dinero no quedó en nuestra cuenta, y lo que había pagado de su contrato ${contract.number} se debe otra vez. Este recibo ya no comprueba ningún pago.`
        : `El ${paidOn} recibimos ${formatMoney(amount)} MXN ${meansText(provider)} para su contrato ${contract.number}. Así se aplicó:`,
    ],
    facts: [
      ...frame.facts,
      { label: 'Concepto', value: paymentKinds[kind] },
      { label: 'Recibido el', value: paidOn },
      ...(valueOn && valueOn !== paidOn ? [{ label: 'Cuenta desde el', value: valueOn }] : []),
    ],
    ...(applied && {
      amounts: [...applied.lines.map(lineOf), ...creditOf(applied.unapplied)],
      total: { label: 'Total recibido (MXN)', note: `Folio ${payment.folio}`, value: formatMoney(amount) },
    }),
    closing: [
      `Este recibo dice cómo está aplicado su pago al ${frame.date}. No es un comprobante fiscal: los CFDI de su contrato están en su cuenta, en “Estados de cuenta y facturas”.`,
    ],
  };
}

const lineOf = ({ label, parts, total }: PaidLine) => ({ label, note: partsText(parts), value: formatMoney(total) });

function creditOf(unapplied: string) {
  if (!/[1-9]/.test(unapplied)) return [];
  return unapplied.startsWith('-')
    ? [{ label: 'Tomado de su saldo a favor', value: formatMoney(unapplied) }]
    : [{ label: 'Queda a su favor', note: 'Paga lo que vaya venciendo', value: formatMoney(unapplied) }];
}

/** `Capital $25,171.30, intereses $13,933.83, IVA $2,229.41` */
const partsText = (parts: Parts): string =>
  PAID_PARTS.filter((part) => /[1-9]/.test(parts[part]))
    .map((part, index) => {
      const label = paymentParts[part];
      return `${index === 0 ? label : withoutCapital(label)} ${formatMoney(parts[part])}`;
    })
    .join(', ');

const withoutCapital = (label: string): string =>
  label.startsWith('IVA') ? label : label.charAt(0).toLowerCase() + label.slice(1);
