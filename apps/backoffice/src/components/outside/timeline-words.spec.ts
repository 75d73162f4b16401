import { expect, it } from '@jest/globals';
import type { TimelineEntry } from '@flota/schemas';
import { wordsOf } from './timeline-words.js';

type Told<Entry> = Entry extends unknown ? Omit<Entry, 'id' | 'at'> : never;

const by = 'Luis Mora';
const moved = { kind: 'lead_moved', from: 'new', by, contract: null, reason: null, note: '' } as const;

const ended = { kind: 'call_ended', direction: 'outbound', outcome: 'answered', seconds: 95, agent: null } as const;

it.each<[Told<TimelineEntry>, string]>([
  [{ kind: 'call_requested', by: null }, 'En la cola de llamadas'],
  [{ kind: 'call_requested', by: 'Luis Mora' }, 'Luis Mora pidió la llamada'],
  [ended, 'Llamada contestada, 1:35 min'],
  [{ ...ended, direction: 'inbound', seconds: 5 }, 'Llamada recibida contestada, 0:05 min'],
  [{ ...ended, outcome: 'no_answer', seconds: 0 }, 'Llamada sin respuesta'],
  [{ kind: 'prospect_sent', externalId: 'P-7' }, 'Enviado al CRM (P-7)'],
  [{ kind: 'prospect_changed', state: 'qualified', note: null }, 'CRM: calificado'],
  [{ kind: 'lead_created', folio: null }, 'Llegó la solicitud'],
  [{ kind: 'note', text: 'Hola', by }, 'Nota de Luis Mora'],
  [{ kind: 'note', text: 'Hola', by: null }, 'Nota'],
  [{ ...moved, to: 'contacted' }, 'Contactada, por Luis Mora'],
  [{ ...moved, to: 'won', contract: 'FL-1' }, 'Ganada (FL-1), por Luis Mora'],
  [{ ...moved, to: 'lost', reason: 'price' }, 'Perdida (precio o mensualidad), por Luis Mora'],
  [{ kind: 'lead_given', to: by, by }, 'Luis Mora la tomó'],
  [{ kind: 'lead_given', to: 'Ana', by }, 'Luis Mora la asignó a Ana'],
  [{ kind: 'lead_given', to: 'Ana', by: null }, 'Asignada por turno a Ana'],
  [{ kind: 'lead_given', to: null, by }, 'Sin responsable, por Luis Mora'],
  [{ kind: 'task_done', title: 'Llamar', done: true, by }, 'Tarea hecha: Llamar'],
  [{ kind: 'lead_merged', name: 'Ana Ruiz', folio: 'C-1', by }, `Se unió la solicitud de Ana Ruiz (C-1), por ${by}`],
  [{ kind: 'lead_unmerged', name: 'Ana Ruiz', folio: '', by: null }, 'Se separó la solicitud de Ana Ruiz'],
])('%j is told in words', (fact, words) => {
  expect(wordsOf(fact)).toBe(words);
});
