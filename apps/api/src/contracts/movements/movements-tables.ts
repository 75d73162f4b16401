import type { AccountMovement, ContractKind, Parts } from '@flota/schemas';
import { stringify } from 'csv-stringify/sync';
import type { Cell } from 'write-excel-file/node';

/** A column of the exported tables. */
export interface MovementColumn {
  heading: string;
  /** In characters. */
  width: number;
  /** Days as `YYYY-MM-DD`, money as MXN text; nothing where it does not apply. */
  kind: 'day' | 'text' | 'money';
  value: (movement: AccountMovement) => string | null;
}

const part = (heading: string, name: keyof Parts): MovementColumn => money(heading, ({ parts }) => parts[name]);

const money = (heading: string, value: MovementColumn['value']): MovementColumn => ({
  heading,
  width: 16,
  kind: 'money',
  value,
});

const isCharge = ({ amount, kind }: AccountMovement) => kind !== 'disbursement' && !amount.startsWith('-');

const GENERAL: MovementColumn[] = [
  { heading: 'Fecha', width: 12, kind: 'day', value: ({ valueOn }) => valueOn },
  { heading: 'Concepto', width: 44, kind: 'text', value: ({ description }) => description },
  { heading: 'Referencia', width: 22, kind: 'text', value: ({ reference }) => reference },
  money('Cargo', (movement) => (isCharge(movement) ? movement.amount : null)),
  money('Abono', ({ amount }) => (amount.startsWith('-') ? amount.slice(1) : null)),
];

const LATE = [part('Interés moratorio', 'lateInterest'), part('IVA de interés moratorio', 'lateVat')];

const BALANCES = [
  money('Sin aplicar', ({ unapplied }) => unapplied),
  money('Saldo por pagar', ({ dueBalance }) => dueBalance),
];

/** A pure lease has neither capital nor interest for the customer, the others have no rent. */
export const movementColumns = (kind: ContractKind): MovementColumn[] =>
  kind === 'pure_lease'
    ? [...GENERAL, part('Renta', 'rent'), part('IVA', 'vat'), ...LATE, ...BALANCES]
    : [
        ...GENERAL,
        part('Capital', 'capital'),
        part('Interés', 'interest'),
        part('IVA', 'vat'),
        ...LATE,
        ...BALANCES,
        money('Saldo de capital', ({ capitalBalance }) => capitalBalance),
      ];

type Rows = readonly AccountMovement[];
type Columns = readonly MovementColumn[];

/** The leading mark makes Excel read the accents as UTF-8; what a customer or bank wrote is never taken for a formula. */
export function movementsCsv(movements: Rows, columns: Columns): Buffer {
  const text = stringify([columns.map(({ heading }) => heading), ...movements.map((row) => csvCells(row, columns))], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // As numbers, they are not escaped where they begin with a minus.
    cast: { number: (value) => value.toFixed(2) },
  });
  return Buffer.from(text);
}

const csvCells = (movement: AccountMovement, columns: Columns) =>
  columns.map(({ kind, value }) => {
    const text = value(movement);
    return kind === 'money' && text !== null ? Number(text) : text;
  });

const HEADING = { fontWeight: 'bold', textColor: '#ffffff', backgroundColor: '#0e1b22', wrap: true } as const;

/** A workbook with real numbers and dates, its heading in view however far one scrolls. */
export async function movementsXlsx(movements: Rows, columns: Columns): Promise<Buffer> {
  const heading = columns.map(({ heading: value, kind }): Cell => ({
    ...HEADING,
    value,
    type: String,
    align: kind === 'money' ? 'right' : 'left',
  }));
  const rows = movements.map((movement) => columns.map((column) => xlsxCell(column, column.value(movement))));
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile([heading, ...rows], {
    sheet: 'Movimientos',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function xlsxCell({ kind }: MovementColumn, text: string | null): Cell {
  if (text === null) return null;
  switch (kind) {
    case 'day':
      return { value: new Date(`${text}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
    case 'money':
      return { value: Number(text), type: Number, format: '#,##0.00' };
    case 'text':
      return { value: text, type: String };
  }
}
