import { stringify } from 'csv-stringify/sync';

/** One movement as the test's bank writes it. */
export interface BankRow {
  day: string;
  amount: string;
  key?: string;
  reference?: string;
  concept?: string;
  sender?: string;
  clabe?: string;
}

/** How the test's bank writes its CSV. */
export const BANK_MAPPING = {
  separator: ',',
  encoding: 'utf-8',
  headerRow: 1,
  dateFormat: 'DD/MM/YYYY',
  decimalComma: false,
  columns: {
    date: 'Fecha',
    amount: 'Importe',
    reference: 'Referencia',
    trackingKey: 'Clave de rastreo',
    senderName: 'Ordenante',
    creditedClabe: 'CLABE beneficiaria',
    concept: 'Concepto',
  },
} as const;

/** A file of that bank. */
export const bankFileOf = (rows: readonly BankRow[]): Buffer =>
  Buffer.from(
    stringify(
      rows.map(({ day, amount, key = '', reference = '', concept = '', sender = '', clabe = '' }) => ({
        Fecha: day.split('-').reverse().join('/'),
        Concepto: concept,
        Referencia: reference,
        'Clave de rastreo': key,
        Ordenante: sender,
        'CLABE beneficiaria': clabe,
        Importe: amount,
      })),
      { header: true },
    ),
  );
