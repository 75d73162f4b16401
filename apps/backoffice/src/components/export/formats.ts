import type { ExportFormat } from '@flota/schemas';

/** Excel first: it keeps dates, amounts and folios as what they are. */
export const FORMAT_NAMES = { xlsx: 'Excel', csv: 'CSV' } as const satisfies Record<ExportFormat, string>;

export const FORMAT_HINTS = {
  xlsx: 'Con fechas e importes listos para sumar',
  csv: 'Texto separado por comas, para otros sistemas',
} as const satisfies Record<ExportFormat, string>;
