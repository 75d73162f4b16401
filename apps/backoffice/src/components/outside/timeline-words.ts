import {
  CALL_OUTCOME_NAMES,
  type EmailFate,
  type EmailState,
  LEAD_STAGE_NAMES,
  LOST_REASON_NAMES,
  PROSPECT_STATE_NAMES,
  type TimelineEntry,
} from '@flota/schemas';
import { formatDay } from '../../i18n/format.js';

type Without<Entry, Keys extends string> = Entry extends unknown ? Omit<Entry, Keys> : never;
/** What is told of a lead, a quote or a customer, whichever of them it is. */
type TimelineWords = Without<TimelineEntry, 'id' | 'at'>;

/** Minutes and seconds: `1:35`. */
const duration = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What happened, in a line. */
export function wordsOf(entry: TimelineWords): string {
  switch (entry.kind) {
    case 'call_requested':
      return entry.by ? `${entry.by} pidió la llamada` : 'En la cola de llamadas';
    case 'call_ended': {
      const which = entry.direction === 'outbound' ? 'Llamada' : 'Llamada recibida';
      const outcome = CALL_OUTCOME_NAMES[entry.outcome].toLowerCase();
      return `${which} ${outcome}${entry.outcome === 'answered' ? `, ${duration(entry.seconds)} min` : ''}`;
    }
    case 'prospect_sent':
      return `Enviado al CRM (${entry.externalId})`;
    case 'prospect_changed':
      return `CRM: ${PROSPECT_STATE_NAMES[entry.state].toLowerCase()}`;
    case 'lead_created':
      return 'Llegó la solicitud';
    case 'quote_made':
      return `Cotizó en el sitio (${entry.folio})`;
    case 'mail_sent':
      return `Correo enviado: ${entry.subject ?? entry.mail}`;
    case 'mail_written':
      return writtenWords(entry);
    case 'note':
      return entry.by ? `Nota de ${entry.by}` : 'Nota';
    case 'call_noted':
      return `Llamada de ${entry.by ?? 'la oficina'}: ${CALL_OUTCOME_NAMES[entry.outcome].toLowerCase()}`;
    case 'lead_moved':
      return movedWords(entry);
    case 'lead_given':
      return givenWords(entry);
    case 'lead_merged':
      return `Se unió ${nameOf(entry)}${entry.by ? `, por ${entry.by}` : ''}`;
    case 'lead_unmerged':
      return `Se separó ${nameOf(entry)}${entry.by ? `, por ${entry.by}` : ''}`;
    case 'task_added':
      return `Tarea para el ${formatDay(entry.dueOn)}: ${entry.title}${entry.owner ? ` (${entry.owner})` : ''}`;
    case 'contact_edited':
      return contactWords(entry);
    case 'task_done':
      return `Tarea ${entry.done ? 'hecha' : 'por hacer de nuevo'}: ${entry.title}`;
  }
}

type EntryOf<Kind extends TimelineWords['kind']> = Extract<TimelineWords, { kind: Kind }>;

/** What became of it says more than that it left. */
const WRITTEN_NAMES = {
  pending: 'Correo por salir',
  sending: 'Correo por salir',
  sent: 'Correo enviado',
  failed: 'Correo que no pudo enviarse',
  withheld: 'Correo que no se envió',
  delivered: 'Correo entregado',
  bounced: 'Correo que rebotó',
  complained: 'Correo marcado como spam',
} as const satisfies Record<EmailState | EmailFate, string>;

const writtenWords = ({ by, fate, state, subject }: EntryOf<'mail_written'>): string =>
  `${WRITTEN_NAMES[fate ?? state]}: ${subject} (${by})`;

const nameOf = ({ name, folio }: { name: string; folio: string }) =>
  `la solicitud de ${name}${folio ? ` (${folio})` : ''}`;

function movedWords({ to, contract, reason, by }: EntryOf<'lead_moved'>): string {
  const said = contract ?? (reason && LOST_REASON_NAMES[reason].toLowerCase());
  return `${LEAD_STAGE_NAMES[to]}${said ? ` (${said})` : ''}${by ? `, por ${by}` : ''}`;
}

function givenWords({ to, by }: EntryOf<'lead_given'>): string {
  if (to === null) return `Sin responsable${by ? `, por ${by}` : ''}`;
  if (to === by) return `${to} la tomó`;
  return by ? `${by} la asignó a ${to}` : `Asignada por turno a ${to}`;
}

function contactWords({ phone, email, by }: EntryOf<'contact_edited'>): string {
  const done = [phone && 'cambió su teléfono', email && 'pidió confirmar otro correo'].filter(Boolean).join(' y ');
  return `${by ?? 'La oficina'} ${done}`;
}

/** What somebody wrote of it, in their words. */
export function noteOf(entry: TimelineWords): string | null {
  switch (entry.kind) {
    case 'prospect_changed':
    case 'call_noted':
    case 'lead_moved':
      return entry.note;
    case 'note':
    case 'mail_written':
      return entry.text;
    case 'call_ended':
      return entry.agent;
    default:
      return null;
  }
}
