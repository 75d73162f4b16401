/**
 * Rules hold some rates as a fraction (`"0.16"`), people think in percent (`"16"`). Both are text and only the point
 * moves, so that no figure goes through a float. What isn't a number stays as typed, for validation to refuse.
 */
export function fractionToPercent(fraction: string): string {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(fraction) ?? [];
  return whole === undefined ? fraction : movePoint(whole, decimals, 2);
}

export function percentToFraction(percent: string): string {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(percent.trim()) ?? [];
  return whole === undefined ? percent : movePoint(whole, decimals, -2);
}

/** `places` to the right (or to the left when negative), without idle zeros at either end. */
function movePoint(whole: string, decimals: string, places: number): string {
  const digits = `${'0'.repeat(Math.max(0, -places))}${whole}${decimals}${'0'.repeat(Math.max(0, places))}`;
  const point = Math.max(0, -places) + whole.length + places;
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  const rest = digits.slice(point).replace(/0+$/, '');
  return rest ? `${integer}.${rest}` : integer;
}

/** As people write it: `$12,500.00`. */
export const plainAmount = (amount: unknown): string =>
  typeof amount === 'string' ? amount.replace(/[\s,$]/g, '') : '';
