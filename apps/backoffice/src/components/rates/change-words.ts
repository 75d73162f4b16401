import { formatPercent } from '../../i18n/format.js';

interface Change {
  from: string;
  to: string;
  words: string;
  tone: 'success' | 'warning' | 'error';
}

const shown = (rate: string | null) => (rate === null ? '—' : formatPercent(rate));

/** How a rate changes, as the customer would feel it; `null` where it stays. */
export function changeInWords({ after, before }: { before: string | null; after: string | null }): Change | null {
  if (before === after || (before !== null && after !== null && Number(before) === Number(after))) return null;
  const fromTo = { from: shown(before), to: shown(after) };
  if (before === null) return { ...fromTo, words: 'se empieza a ofrecer', tone: 'success' };
  if (after === null) return { ...fromTo, words: 'ya no se ofrece', tone: 'error' };
  // Of four decimals at most: whole numbers are exact.
  const points = (Math.round(Number(after) * 10_000) - Math.round(Number(before) * 10_000)) / 10_000;
  const size = `${Math.abs(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`;
  return points < 0
    ? { ...fromTo, words: `baja ${size}`, tone: 'success' }
    : { ...fromTo, words: `sube ${size}`, tone: 'warning' };
}
