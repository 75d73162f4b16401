import type { BankFileProblem, BankFormat, BankMapping, BankMovement } from '@flota/schemas';

/** What a file tells, and what in it is wrong; with anything wrong nothing of it is used. */
export interface ReadBankFile {
  movements: BankMovement[];
  problems: BankFileProblem[];
}

/** How a file is to be read: the columns are a CSV's. */
export interface ReadBy {
  format: BankFormat;
  mapping: BankMapping | null;
}

/** The file as a whole can't be read. */
export class UnreadableBankFile extends Error {
  constructor(readonly problem: BankFileProblem) {
    super(problem.code);
  }
}

export const unreadable = (line = 0): UnreadableBankFile =>
  new UnreadableBankFile({ line, column: null, code: 'UNREADABLE', detail: '' });

/** Text as it is stored: what spreadsheets put before numbers and what a terminal would take for a command is gone. */
export const cleanText = (text: string): string =>
  text
    .replace(/^="?|"$|^'/g, '')
    .replace(/\p{C}/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** A key that people copy: case and spaces carry no meaning. */
export const cleanKey = (text: string): string => cleanText(text).toUpperCase().replace(/\s/g, '');
