import { fromCents, toCents } from '@flota/figures';
import type { Restructuring, RestructuringFigures } from '@flota/schemas';
import { formatMoney } from '../../../lib/format.js';

const paymentsWords = (count: number): string => (count === 1 ? 'un solo pago' : `${count} pagos`);

/** What changes, in a sentence or three. */
export function changeWords(
  { graceMonths, paymentsLeft }: Pick<Restructuring, 'graceMonths' | 'paymentsLeft'>,
  { after: { balance }, costsMore }: Pick<RestructuringFigures, 'costsMore'> & { after: { balance: string } },
): string {
  const grace =
    graceMonths === 0
      ? ''
      : graceMonths === 1
        ? ' En el primero paga solo intereses.'
        : ` En los primeros ${graceMonths} paga solo intereses.`;
  return `El capital que todavía no vence, ${formatMoney(balance)}, se pagaría en ${paymentsWords(paymentsLeft)}, a la misma tasa.${grace} ${costWords(costsMore)}`;
}

/** What it costs in all, said in pesos. */
export function costWords(costsMore: RestructuringFigures['costsMore']): string {
  const cents = toCents(costsMore);
  if (cents === 0n) return 'En total paga lo mismo de intereses.';
  return cents > 0n
    ? `En total pagaría ${formatMoney(costsMore)} más de intereses e IVA.`
    : `En total pagaría ${formatMoney(fromCents(-cents))} menos de intereses e IVA.`;
}
