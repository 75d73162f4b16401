import { expect, it } from '@jest/globals';
import type { AdminLead } from '@flota/schemas';
import { wayBack } from './lead-moves.js';

const lead = { stage: 'new', contract: null, lost: null } as unknown as AdminLead;

it.each([
  [{}, { from: 'contacted', to: 'new' }],
  [
    { stage: 'won', contract: { id: '1', number: 'FL-1' } },
    { from: 'contacted', to: 'won', contract: 'FL-1' },
  ],
  [{ stage: 'won' }, null],
  [
    { stage: 'lost', lost: { reason: 'price', note: 'Caro' } },
    { from: 'contacted', to: 'lost', reason: 'price', note: 'Caro' },
  ],
] as const)('of %j leads back with all that it said', (was, move) => {
  expect(wayBack({ ...lead, ...was }, 'contacted')).toEqual(move);
});
