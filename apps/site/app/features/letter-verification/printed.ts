/** What is printed on a letter, as it is typed. */
export interface Printed {
  folio: string;
  code: string;
}

export const NOTHING_PRINTED: Printed = { folio: '', code: '' };
