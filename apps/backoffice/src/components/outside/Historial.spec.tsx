import { expect, it } from '@jest/globals';
import type { TimelineFact } from '@flota/schemas';
import { wordsOf } from './Historial.js';

const ended = { kind: 'call_ended', direction: 'outbound', outcome: 'answered', seconds: 95, agent: null } as const;

it.each<[TimelineFact, string]>([
  [{ kind: 'call_requested', by: null }, 'En la cola de llamadas'],
  [{ kind: 'call_requested', by: 'Luis Mora' }, 'Luis Mora pidió la llamada'],
  [ended, 'Llamada contestada, 1:35 min'],
  [{ ...ended, direction: 'inbound', seconds: 5 }, 'Llamada recibida contestada, 0:05 min'],
  [{ ...ended, outcome: 'no_answer', seconds: 0 }, 'Llamada sin respuesta'],
  [{ kind: 'prospect_sent', externalId: 'P-7' }, 'Enviado al CRM (P-7)'],
  [{ kind: 'prospect_changed', state: 'qualified', note: null }, 'CRM: calificado'],
])('%j is told in words', (fact, words) => {
  expect(wordsOf({ id: '', at: '', ...fact })).toBe(words);
});
