import { toCents } from '@flota/figures';
import { type AccountPayment, dayInMexico } from '@flota/schemas';
import { formatDate, formatMoney } from '../../../lib/format.js';

const KIND_NAMES: Record<AccountPayment['kind'], string> = {
  due: 'Pago del adeudo',
  other: 'Pago',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación',
  purchase_option: 'Opción de compra',
};

/** Money that came before contracts were kept here, or from another contract, has no folio: by what means is not known. */
export function paymentTitle({ folio, kind, provider }: Pick<AccountPayment, 'folio' | 'kind' | 'provider'>): string {
  if (!folio) return KIND_NAMES[kind];
  return `${KIND_NAMES[kind]} ${provider === 'transfer' ? 'por transferencia' : 'con tarjeta'}`;
}

/** How a payment stands, in a word or two. `tone`: how loud it is said. */
export function stateWords({ duplicate, reversedOn, state }: AccountPayment): {
  text: string;
  tone: 'good' | 'quiet' | 'bad';
} {
  if (reversedOn) return { text: `Cancelado el ${formatDate(reversedOn)}`, tone: 'bad' };
  switch (state) {
    case 'paid':
      return duplicate ? { text: 'Recibido, quedó a su favor', tone: 'quiet' } : { text: 'Aplicado', tone: 'good' };
    case 'started':
      return { text: 'Por confirmar', tone: 'quiet' };
    case 'expired':
      return { text: 'No se pagó', tone: 'quiet' };
    case 'failed':
      return { text: 'Rechazado', tone: 'bad' };
  }
}

/** Of one that was made with others: `Parte de un pago de $300.00 de 2 contratos`. Of the others there may be none to see. */
export const partWords = ({ group }: Pick<AccountPayment, 'group'>): string | null =>
  group && group.payments.length > 1
    ? `Parte de un pago de ${formatMoney(group.amount)} de ${group.payments.length} contratos`
    : null;

/** What there is to say of it besides its lines. */
export function paymentNotes(payment: AccountPayment): string[] {
  const { applied, duplicate, reversedOn, state } = payment;
  const notes: string[] = [];
  if (reversedOn) {
    notes.push(
      'El dinero no quedó en nuestra cuenta: lo que había pagado se debe otra vez, con sus moratorios si ya venció.',
    );
  }
  if (duplicate && !reversedOn)
    notes.push('Llegó después de otro pago que ya cubría lo mismo. Elija qué hacer con él en su contrato.');
  if (state === 'expired')
    notes.push('Se cerró sin cobrar nada: pasó su tiempo, o empezó otro pago del mismo contrato.');
  if (applied && applied.valueOn !== applied.postedOn) {
    notes.push(`Cuenta desde el ${formatDate(applied.valueOn)}; registrado el ${formatDate(applied.postedOn)}.`);
  }
  return notes;
}

/** Below the last of a list that has not all. */
export const olderText = (shown: number): string =>
  `Son sus ${shown} pagos más recientes. Para ver los anteriores, elija un contrato arriba.`;

export const paymentDay = ({ createdAt, paidAt }: Pick<AccountPayment, 'createdAt' | 'paidAt'>): string =>
  dayInMexico(new Date(paidAt ?? createdAt));

/** What stays as credit, or was taken of it. */
export function creditLine({
  unapplied,
}: NonNullable<AccountPayment['applied']>): { label: string; amount: string } | null {
  const credit = toCents(unapplied);
  if (credit === 0n) return null;
  return { label: credit > 0n ? 'Queda a su favor' : 'De su saldo a favor', amount: unapplied };
}
