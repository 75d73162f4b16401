import { expect, it } from '@jest/globals';
import { describeChanges } from './audit-entry.js';
import { auditFieldName } from './texts.js';

it('tells states by the names staff know them by, and other values as they are', () => {
  const changes = {
    state: { from: 'in_review', to: 'rejected' },
    note: { from: null, to: 'Falta una hoja.' },
    urgent: { from: false, to: true },
  };
  expect(describeChanges({ resource: 'bill-requests', changes })).toEqual([
    { field: 'state', text: 'En revisión → Rechazada' },
    { field: 'note', text: '(vacío) → Falta una hoja.' },
    { field: 'urgent', text: 'No → Sí' },
  ]);
});

it('tells a single value, and one that no section knows', () => {
  const changes = { file: 'docs', state: 'lost' };
  expect(describeChanges({ resource: 'conversations', changes })).toEqual([
    { field: 'file', text: 'docs' },
    { field: 'state', text: 'lost' },
  ]);
});

it('names what a sign-in and an export are told with', () => {
  expect(auditFieldName('staff', 'secondFactor')).toBe('Con segundo paso');
  expect(auditFieldName('quotes', 'rows')).toBe('Filas');
  expect(describeChanges({ resource: 'staff', changes: { kind: 'passkey' } })).toEqual([
    { field: 'kind', text: 'Llave de acceso' },
  ]);
});
