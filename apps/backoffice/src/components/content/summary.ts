import { type ContentField, type ContentKind, fieldAt } from '@flota/schemas';
import { get } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import { formatDay } from '../../i18n/format.js';
import type { ContentType } from './content-form.js';
import { titleOf } from './title-of.js';
import { plainText } from './html.js';

/** How a record is told from others in a list. */
export interface Summary {
  title: string;
  detail?: string;
  picture?: string | null;
}

/** What a list tells of a record: its fields that are declared for it, or what its type has words of its own for. */
export function summaryOf({ kind, own }: ContentType, record: RaRecord): Summary {
  const { detail, picture } = kind.list;
  return {
    title: titleOf(kind, record),
    detail: own.detail?.(record) ?? (detail ? textAt(kind, record, detail) : kind.path?.(String(record.id))),
    picture: picture && (valueAt(record, picture) as string | null),
  };
}

const valueAt = (record: RaRecord, path: string): unknown => get(record, path);

/** The value of a field as a list shows it. */
export function textAt(kind: ContentKind, record: RaRecord, path: string): string {
  const field = fieldAt({ ...kind.shown, ...kind.fields }, path);
  const value = valueAt(record, path);
  if (field.type === 'reference') return String(record[`${path}Name`] ?? value);
  return value === null || value === undefined ? '' : shown(field, value);
}

function shown(field: ContentField, value: unknown): string {
  switch (field.type) {
    case 'html':
      return plainText(String(value));
    case 'day':
      return formatDay(String(value));
    case 'flag':
      return value ? 'Sí' : 'No';
    case 'choice':
      return field.names[String(value)] ?? String(value);
    case 'choices':
      return (value as string[]).map((one) => field.names[one] ?? one).join(', ');
    default:
      return String(value);
  }
}
