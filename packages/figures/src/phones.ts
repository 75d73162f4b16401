/** The areas of two digits: Mexico City, Guadalajara and Monterrey. Every other one has three, as León's 477 (IFT's numbering plan). */
const SHORT_AREAS = new Set(['55', '56', '33', '81']);

/**
 * A Mexican number as people write it: `+525512345678` to `55 1234 5678`, `+524771234567` to `477 123 4567`. What is no
 * number of ten national digits stays as it is.
 */
export function formatPhone(phone: string): string {
  const national = /^(?:\+?52)?(\d{10})$/.exec(phone.replace(/[\s().-]/g, ''))?.[1];
  if (!national) return phone;
  const area = SHORT_AREAS.has(national.slice(0, 2)) ? 2 : 3;
  return `${national.slice(0, area)} ${national.slice(area, -4)} ${national.slice(-4)}`;
}
