import { formatInstant } from '../../i18n/format.js';
import { auditValueName } from './texts.js';

/** `GET /api/admin/audit-log` */
export interface AuditEntry {
  id: string;
  at: string;
  actorEmail: string | null;
  action: string;
  resource: string;
  recordId: string | null;
  changes: Record<string, unknown> | null;
}

const ACTIONS: Record<string, string> = {
  create: 'Creó',
  edit: 'Cambió',
  update: 'Cambió',
  delete: 'Eliminó',
  resend: 'Reenvió correo',
  retry: 'Reintentó',
  export: 'Exportó',
  'read-file': 'Leyó un documento',
  'syntage-state': 'Cambió la autorización',
  'post-payment': 'Registró una transferencia',
  'second-factor.removed': 'Quitó la verificación en dos pasos',
  'set-border-region': 'Cambió la región fronteriza',
  answer: 'Respondió un mensaje',
  state: 'Cambió el estado',
  accept: 'Concilió un movimiento',
  suspend: 'Apartó en suspenso',
  return: 'Registró una devolución',
  own: 'Registró fondos propios',
  undo: 'Regresó a suspenso',
  close: 'Cerró el día',
  login: 'Inició sesión',
  logout: 'Cerró sesión',
};

export const actionLabel = ({ action }: Pick<AuditEntry, 'action'>): string => ACTIONS[action] ?? action;

export interface Change {
  field: string;
  text: string;
}

/** One line a field: `antes → después` where the entry holds both, the value alone where it holds one. */
export function describeChanges({ resource, changes }: Pick<AuditEntry, 'resource' | 'changes'>): Change[] {
  return Object.entries(changes ?? {}).map(([field, change]) => {
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
