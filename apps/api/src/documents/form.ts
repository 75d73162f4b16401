/** A place to write; twelve `parts` make the whole width. */
export interface Blank {
  label: string;
  parts: number;
}

export type FormBlock =
  | { kind: 'fields'; rows: Blank[][] }
  | { kind: 'choice'; label: string; options: string[] }
  /** To be filled in by hand: `rows` empty lines. */
  | { kind: 'table'; columns: Blank[]; rows: number }
  /** Papers to be ticked off as they are handed in. */
  | { kind: 'checks'; items: string[] }
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'points'; items: string[] }
  | { kind: 'signatures'; lines: string[] };

export interface FormSection {
  title: string;
  blocks: [FormBlock, ...FormBlock[]];
}

/** A paper to print and fill in, for one kind of person. Finished Spanish texts. */
export interface Form {
  title: string;
  person: string;
  lead: string;
  sections: FormSection[];
}

/** A line of blanks, e.g. `blanks(['Nombre', 8], ['RFC', 4])`. */
export const blanks = (...fields: [label: string, parts: number][]): Blank[] =>
  fields.map(([label, parts]) => ({ label, parts }));

export const fields = (...rows: Blank[][]): FormBlock => ({ kind: 'fields', rows });
export const text = (...paragraphs: string[]): FormBlock => ({ kind: 'text', paragraphs });
export const points = (...items: string[]): FormBlock => ({ kind: 'points', items });
export const signatures = (...lines: string[]): FormBlock => ({ kind: 'signatures', lines });
export const choice = (label: string, ...options: string[]): FormBlock => ({ kind: 'choice', label, options });
export const table = (rows: number, ...columns: [label: string, parts: number][]): FormBlock => ({
  kind: 'table',
  columns: blanks(...columns),
  rows,
});
