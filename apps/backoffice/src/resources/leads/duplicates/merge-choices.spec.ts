import { expect, it } from '@jest/globals';
import type { AdminLead } from '@flota/schemas';
import { differing, keptAtFirst, saidBy, takenAtFirst } from './merge-choices.js';

const lead = (of: Partial<AdminLead>) =>
  ({
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: null,
    preferredTime: 'any',
    stage: 'new',
    contract: null,
    lost: null,
    owner: null,
    adviserName: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...of,
  }) as AdminLead;

it('offers what they say differently, and takes what only the other says', () => {
  const kept = lead({ phone: null });
  const other = lead({ phone: '+528155550130', name: 'Ana Ruiz Peña', preferredTime: 'morning' });
  expect(differing(kept, other)).toEqual(['name', 'phone', 'preferredTime']);
  expect(takenAtFirst(kept, other)).toEqual(['phone']);
  expect(takenAtFirst(other, kept)).toEqual([]);
});

it('keeps what was worked on, and of two alike what came first', () => {
  const older = lead({});
  const newer = lead({ createdAt: '2026-11-21T10:00:00.000Z' });
  expect(keptAtFirst(newer, older)).toBe(older);
  const taken = { ...newer, owner: { id: '1', name: 'Lucía' } };
  expect(keptAtFirst(older, taken)).toBe(taken);
  expect(keptAtFirst(taken, { ...older, stage: 'qualified' })).toMatchObject({ stage: 'qualified' });
});

it('says of a lost one why', () => {
  expect(saidBy(lead({ stage: 'lost', lost: { reason: 'price', note: '' } }), 'stage')).toMatch(/^Perdida \(.+\)$/);
});
