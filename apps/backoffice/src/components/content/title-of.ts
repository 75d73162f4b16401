import type { ContentOutline } from '@flota/schemas';
import type { RaRecord } from 'react-admin';

/** How a record is called. */
export const titleOf = ({ called }: ContentOutline, record: RaRecord): string =>
  called.map((field) => String(record[field] ?? '')).join(' ');
