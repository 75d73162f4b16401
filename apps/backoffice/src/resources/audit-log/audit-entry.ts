import type { AdminAuditEntry } from '@flota/schemas';
import { formatInstant } from '../../i18n/format.js';
import { auditValueName } from './texts.js';

export interface Change {
  field: string;
  text: string;
}

/** One line a field: `antes → después` where the entry holds both, the value alone where it holds one. */
export function describeChanges({ resource, changes }: Pick<AdminAuditEntry, 'resource' | 'changes'>): Change[] {
  return Object.entries(changes).map(([field, change]) => {
    const say = (value: unknown) => auditValueName(resource, field, value) ?? plain(value);
    return { field, text: isPair(change) ? `${say(change.from)} → ${say(change.to)}` : say(change) };
  });
}

const isPair = (change: unknown): change is { from: unknown; to: unknown } =>
  typeof change === 'object' && change !== null && 'from' in change && 'to' in change;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vacío)';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? formatInstant(value) : value;
}
