import { toCents } from '@flota/figures';
import type { MoneyMonth } from '@flota/schemas';

type Sums = Pick<MoneyMonth, 'owedBefore' | 'due' | 'received'>;

/** Of what was owed at its beginning and fell due in it, the percent that came in, as far as a bar goes; `null` of nothing. */
export function shareReceived({ owedBefore, due, received }: Sums): number | null {
  const expected = toCents(owedBefore) + toCents(due);
  if (expected <= 0n) return null;
  const percent = Number((toCents(received) * 1000n) / expected) / 10;
  return Math.min(Math.max(percent, 0), 100);
}

/** Rounded down, so that nothing is called whole which is not. */
export function shareText(sums: Sums): string {
  const share = shareReceived(sums);
  return share === null ? 'Nada por cobrar' : `${Math.floor(share)} % recibido`;
}

const compact = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 1 });

/** `12345678.00` -> `$12.3 M`, where there is no room for more. */
export function formatShortMoney(amount: string): string {
  const text = compact.format(Number(amount));
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
}
