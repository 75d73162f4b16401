import { Injectable } from '@nestjs/common';
import type { Contract } from '@flota/prisma';
import { fileSafe } from '../../platform/text/file-safe.js';
import { movementColumns } from './movements-tables.js';
import { movementsCsv, movementsXlsx } from './movements-tables.js';
import type { MovementFilters } from './movements.service.js';
import { MovementsService } from './movements.service.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

const FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', table: movementsCsv },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    table: movementsXlsx,
  },
} as const;

type ExportedContract = Pick<Contract, 'id' | 'number' | 'kind' | 'termMonths'>;

/** Movements as a file for spreadsheets. */
@Injectable()
export class MovementsExport {
  constructor(private readonly movements: MovementsService) {}

  async make(contract: ExportedContract, filters: MovementFilters, format: ExportFormat) {
    const { contentType, table } = FORMATS[format];
    const content = await table(await this.movements.all(contract, filters), movementColumns(contract.kind));
    return { name: `movimientos-${fileSafe(contract.number)}.${format}`, contentType, content };
  }
}
