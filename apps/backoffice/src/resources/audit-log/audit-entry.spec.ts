import { expect, it } from '@jest/globals';
import { describeChanges } from './audit-entry.js';

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
