/** What somebody typed or pasted into a cell: a rate, no rate at all, or what is wrong with it. */
export type TypedRate = { rate: string | null } | { problem: string };

const NONE = /^(|-+|–|—|n\/?[ad]|no|no aplica|sin tasa)$/i;

/**
 * As spreadsheets show rates: `15.4`, `15.4 %`, `15.40%`, and with a decimal comma `15,4`. Text all the way, so that no
 * figure goes through a float.
 */
export function typedRate(text: string): TypedRate {
  const bare = text.replace(/[\s\u00a0\u202f'"]/g, '').replace(/%$/, '');
  if (NONE.test(text.trim()) || bare === '') return { rate: null };
  const written = /^\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare;
  if (/^\d+,\d{3}$/.test(bare)) return { problem: 'Escriba el punto decimal: «1,540» puede ser 1.54 o 1540.' };
  const parts = /^(\d+)(?:\.(\d*))?$/.exec(written) ?? /^()\.(\d+)$/.exec(written);
  if (!parts) return { problem: 'Escriba una tasa, por ejemplo 15.4, o déjela vacía.' };
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const decimals = (parts[2] ?? '').replace(/0+$/, '');
  if (decimals.length > 4) return { problem: 'Escriba cuatro decimales a lo más.' };
  const rate = decimals ? `${whole}.${decimals}` : whole;
  if (Number(rate) > 100) return { problem: 'La tasa es mayor que 100 %. Revise el punto decimal.' };
  return { rate };
}

/** The cells of a block as spreadsheets copy it: lines, and tabs within them. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
