import { BANK_COLUMNS, bankAccountWriteSchema, bankMappingSchema, type BankFormat } from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import { schemaErrors } from '../../../api/schema-errors.js';

const columns = Object.fromEntries(BANK_COLUMNS.map((name) => [name, '']));

/** A new account, as most banks write their files. */
export const accountDefaults = {
  name: '',
  bank: '',
  clabe: '',
  format: 'csv' as BankFormat,
  active: true,
  mapping: { separator: ',', encoding: 'utf-8', headerRow: 1, dateFormat: 'DD/MM/YYYY', decimalComma: false, columns },
};

/** What is sent: no nulls of emptied boxes, and columns of a CSV only. */
export function readAccount({ name, bank, clabe, format, active, mapping }: FieldValues): Record<string, unknown> {
  return { name, bank, clabe, format, active, mapping: format === 'csv' ? readMapping(mapping) : null };
}

export function readMapping(mapping: unknown): Record<string, unknown> {
  const given = { ...accountDefaults.mapping, ...(mapping as object | null) };
  const named = Object.entries({ ...columns, ...given.columns }).map(([column, name]) => [column, name ?? '']);
  return { ...given, headerRow: Number(given.headerRow ?? 1), columns: Object.fromEntries(named) as object };
}

export const accountErrors = (values: FieldValues) => schemaErrors(bankAccountWriteSchema, readAccount(values));

/** Whether a mapping says enough for a file to be read by it. */
export const isMapped = (mapping: unknown): boolean => bankMappingSchema.safeParse(mapping).success;
