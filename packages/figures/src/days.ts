const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** The parts of a calendar day; no `Date` is involved, which would need a time zone. */
function partsOf(day: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return { year, dayOfMonth, month: MONTHS[Number(month) - 1] ?? '' };
}

/**
 * `2026-11-20` to `20 nov 2026`. The month names are our own because the languages' data of server and browser differ,
 * and both must write the same.
 */
export function formatDay(day: string): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${dayOfMonth} ${month.slice(0, 3)} ${year}`;
}

/** `2026-11-20` to `20 de noviembre de 2026`. */
export function formatLongDay(day: string): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${dayOfMonth} de ${month} de ${year}`;
}

/** A month as a title, by any of its days: `2026-10-01` to `Octubre 2026`. */
export function formatMonth(day: string): string {
  const { year, month } = partsOf(day);
  return `${month.charAt(0).toUpperCase()}${month.slice(1)} ${year}`;
}
