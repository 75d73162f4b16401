import type { StaffExport } from '@flota/schemas';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { FORMAT_NAMES } from '../components/export/formats.js';

/** How an export is called: its list, and what that was filtered by. */
export function useExportWords(): (made: StaffExport) => { title: string; filters: string } {
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  const nameOf = (resource: string, filter: string): string =>
    filter === 'q' ? 'búsqueda' : translate(`resources.${resource}.fields.${filter}`, { _: filter }).toLowerCase();
  return ({ filteredBy, format, resource }) => ({
    title: `${labelOf(resource, 2)} (${FORMAT_NAMES[format]})`,
    filters:
      filteredBy.length === 0
        ? 'Toda la lista'
        : `Filtrada por ${filteredBy.map((filter) => nameOf(resource, filter)).join(', ')}`,
  });
}
