import { expect, it } from '@jest/globals';
import type { AdminLead, LeadBoardColumn } from '@flota/schemas';
import { movedOnBoard } from './board-columns.js';

const lead = (id: string, stage: AdminLead['stage']) => ({ id, stage, answerDueAt: '2026-11-24' }) as AdminLead;
const column = (stage: AdminLead['stage'], count: number, ...leads: AdminLead[]): LeadBoardColumn => ({
  stage,
  count,
  isCounted: true,
  leads,
});

it('shows a lead first where it went, and counts it there', () => {
  const moving = lead('1', 'new');
  const before = [column('new', 30, moving, lead('2', 'new')), column('contacted', 1, lead('3', 'contacted'))];
  const after = movedOnBoard(before, moving, 'contacted');
  expect(after.map(({ count, leads }) => [count, leads.map(({ id }) => id)])).toEqual([
    [29, ['2']],
    [2, ['1', '3']],
  ]);
  expect(after[1]?.leads[0]).toMatchObject({ stage: 'contacted', answerDueAt: null });
});
