/** `S.A. de C.V.`, `SA DE CV`: how a company is written is not who it is. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\d&]/gu, '');

/** Whether two ways to write a name mean the same: case, accents (but `Ñ` is a letter), points and spaces don't count. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
