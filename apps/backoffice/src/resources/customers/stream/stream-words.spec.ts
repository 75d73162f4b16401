import { expect, it } from '@jest/globals';
import type { StreamEntry } from '@flota/schemas';
import { linesOf, titleOf, whenOf } from './stream-words.js';

type Told<Entry> = Entry extends unknown ? Omit<Entry, 'id' | 'at' | 'record'> : never;

const at = '2026-11-20T20:05:00.000Z';
const number = 'FL-1';
const on = '2026-11-20';
const month = '2026-10-01';

it.each<[Told<StreamEntry>, string, string[]]>([
  [
    { kind: 'money_received', number, on, amount: '1500.00', what: 'payoff', isTakenBack: true },
    'Liquidación anticipada de $1,500.00, revertido después',
    ['FL-1'],
  ],
  [
    { kind: 'promise_made', number, amount: '800.00', day: on, state: 'broken', byCustomer: false },
    'Prometió $800.00 para el 20 nov 2026',
    ['FL-1 · Incumplida · la anotó el personal'],
  ],
  [{ kind: 'statements_issued', month, count: 1, number }, 'Estado de cuenta de octubre de 2026', ['FL-1']],
  [
    { kind: 'statements_issued', month, count: 12, number },
    'Estados de cuenta de octubre de 2026',
    ['De 12 contratos'],
  ],
  [
    { kind: 'notice_sent', channel: 'sms', title: 'Su pago vence', to: '•••101', state: 'delivered' },
    'Su pago vence',
    ['SMS a •••101 · Entregado'],
  ],
  [{ kind: 'message_written', folio: 'M-1', subject: 'Póliza', author: 'staff' }, 'Le contestamos: Póliza', ['M-1']],
  [{ kind: 'messages_agreed', channel: 'sms', agreed: false }, 'Dejó de aceptar avisos por SMS', []],
  [{ kind: 'note', text: 'Llamar tarde', by: 'Ana' }, 'Nota de Ana', ['Llamar tarde']],
  [
    { kind: 'contact_edited', phone: true, email: true, by: 'Ana' },
    'Ana cambió su teléfono y pidió confirmar otro correo',
    [],
  ],
])('%j is told in words', (told, title, lines) => {
  const entry = { id: '', at, record: null, ...told } as StreamEntry;
  expect(titleOf(entry)).toBe(title);
  expect(linesOf(entry)).toEqual(lines);
});

it('tells what has a day and no hour by its day', () => {
  const base = { id: '', at, record: null };
  expect(whenOf({ ...base, kind: 'contract_begun', number, on })).toBe('20 nov 2026');
  expect(whenOf({ ...base, kind: 'quote_made', folio: 'C-1' })).toBe('20 nov 2026, 14:05');
});
