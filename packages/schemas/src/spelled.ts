/** Without accents and capitals; the same as the database's `search_spelling`. */
export const spelled = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
