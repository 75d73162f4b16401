import type { ImportColumn } from '../../platform/imports/import-kind.js';
import { amountCell, dayCell } from '../../platform/text/csv-cells.js';

export const POLICY_COLUMNS: readonly ImportColumn[] = [
  {
    ...{ name: 'contractNumber', heading: 'Contrato', aliases: ['Número de contrato', 'No. de contrato'] },
    ...{ isRequired: true, example: 'LB-2026-000101' },
  },
  {
    ...{ name: 'insurer', heading: 'Aseguradora', aliases: ['Compañía', 'Cía.'], isRequired: true },
    example: 'Seguros del Camino',
  },
  {
    ...{ name: 'number', heading: 'Número de póliza', aliases: ['Póliza', 'No. de póliza'], isRequired: true },
    example: 'AUT-0012345',
  },
  {
    ...{ name: 'coverage', heading: 'Cobertura', aliases: ['Plan', 'Paquete'], isRequired: true, example: 'Amplia' },
  },
  {
    ...{ name: 'startsOn', heading: 'Desde', aliases: ['Inicio', 'Inicio de vigencia', 'Vigencia desde'] },
    ...{ isRequired: true, example: '01/01/2026', read: dayCell },
  },
  {
    ...{ name: 'endsOn', heading: 'Hasta', aliases: ['Fin', 'Fin de vigencia', 'Vigencia hasta', 'Vence'] },
    ...{ isRequired: true, example: '31/12/2026', read: dayCell },
  },
  {
    ...{ name: 'premium', heading: 'Prima anual', aliases: ['Prima', 'Prima total'], isRequired: true },
    ...{ hint: 'Con IVA', example: '48500.00', read: amountCell },
  },
];
