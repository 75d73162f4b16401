import type { ExportFormat } from '@flota/schemas';
import { csvFile } from './csv-file.js';
import type { Rows } from './export-rows.js';
import type { ListExport } from './list-export.js';
import { xlsxFile } from './xlsx-file.js';

interface ExportFile {
  contentType: string;
  /** The file in pieces, made as they are read. */
  pieces(exported: ListExport, rows: Rows, expected: number): AsyncGenerator<Buffer>;
}

/** By format, which is also what the file's name ends with. */
export const EXPORT_FILES: Readonly<Record<ExportFormat, ExportFile>> = {
  csv: { contentType: 'text/csv; charset=utf-8', pieces: csvFile },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', pieces: xlsxFile },
};
