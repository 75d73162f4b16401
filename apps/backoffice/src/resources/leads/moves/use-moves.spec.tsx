import { afterEach, expect, it, jest } from '@jest/globals';
import type { AdminLead, LeadMove, LeadStage } from '@flota/schemas';
import { act, cleanup, render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../../../api/client.js';
import { ApiProblem } from '../../../api/problem.js';
import { useMoves } from './use-moves.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** A board that says what it shows, and a server that answers each move when the test wants it to. */
function open() {
  const shown: string[] = [];
  const asked: { move: LeadMove; answer: () => void; refuse: (problem: ApiProblem) => void }[] = [];
  jest
    .spyOn(http, 'send')
    .mockImplementation(
      (_path, { body } = {}) =>
        new Promise(
          (answer, refuse) =>
            void asked.push({ move: body as LeadMove, answer: () => answer(undefined as never), refuse }),
        ),
    );
  let moves: ReturnType<typeof useMoves> | undefined;
  const Board = () => {
    moves = useMoves((_lead, to) => {
      shown.push(to);
      return () => shown.push(`not ${to}`);
    });
    return null;
  };
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <Board />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const move = (stage: LeadStage, to: LeadStage) =>
    act(() => moves?.move({ id: 'one', name: 'Elvira', stage } as AdminLead, to));
  return { shown, asked, move };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('shows every move at once, and sends each when the one before is done', async () => {
  const { shown, asked, move } = open();
  move('new', 'contacted');
  move('contacted', 'qualified');
  await settled();
  expect(shown).toEqual(['contacted', 'qualified']);
  expect(asked.map((each) => each.move)).toEqual([{ from: 'new', to: 'contacted' }]);
  asked[0]?.answer();
  await settled();
  expect(asked.map((each) => each.move.to)).toEqual(['contacted', 'qualified']);
});

it('takes back what is refused, and goes on with the next', async () => {
  const { shown, asked, move } = open();
  move('new', 'contacted');
  await settled();
  asked[0]?.refuse(new ApiProblem({ status: 409, code: 'RESOURCE.STALE' } as never));
  await settled();
  expect(shown).toEqual(['contacted', 'not contacted']);
  move('new', 'qualified');
  await settled();
  expect(asked.at(-1)?.move).toEqual({ from: 'new', to: 'qualified' });
});
