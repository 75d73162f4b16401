import type { Letterhead } from '../../platform/pdf/letterhead.js';

export interface SheetLine {
  label: string;
  value: string;
  note?: string;
}

/** What the template `contract-sheet.typ` sets: finished Spanish texts, nothing left to calculate or format. */
export interface ContractSheet {
  title: string;
  subtitle: string;
  holder: string;
  facts: SheetLine[];
  /** What is read first, side by side. */
  headline: SheetLine[];
  sections: { title: string; lines: SheetLine[] }[];
  /** The first column is read, the others are figures. */
  table?: { heading: string[]; rows: string[][]; sum: string[] };
  notes: string[];
  company: Letterhead;
}
