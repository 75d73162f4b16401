import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import type { ShownTask } from './shown-task.js';
import { TaskList } from './TaskList.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const TASK: ShownTask = {
  ...{ id: 't1', title: 'Llamar por la póliza', dueOn: '2026-11-30', doneAt: null, owner: null, isOverdue: false },
  about: { resource: 'leads', id: 'l1', name: 'Ana' },
};

const page = (doneAt: string | null) => (
  <MemoryRouter>
    <CoreAdminContext i18nProvider={i18nProvider}>
      <TaskList tasks={[{ ...TASK, doneAt }]} />
      <Notification />
    </CoreAdminContext>
  </MemoryRouter>
);
const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: TASK.title });

/** The test answers each request. */
function answering() {
  const answers: { done: () => void; fail: () => void }[] = [];
  const sent = jest.spyOn(http, 'send').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never));
        answers.push({ done: () => resolve({} as Response), fail });
      }),
  );
  return { sent, answer: (how: 'done' | 'fail') => act(async () => answers.shift()?.[how]()) };
}

it('shows a tick before it is answered, sends it once, and takes it back the same way', async () => {
  const { sent, answer } = answering();
  const { rerender } = render(page(null));
  await userEvent.dblClick(await tick());
  expect((await tick()).checked).toBe(true);
  expect(sent).toHaveBeenCalledTimes(1);
  await answer('done');
  await userEvent.click(await tick());
  expect((await tick()).checked).toBe(false);
  expect(sent.mock.calls.map(([, request]) => request?.body)).toEqual([{ done: true }, { done: false }]);
  await answer('done');
  rerender(page('2026-11-29T12:00:00.000Z'));
  expect((await tick()).checked).toBe(true);
});

it('says that it was not done, and shows it so', async () => {
  const { answer } = answering();
  render(page(null));
  await userEvent.click(await tick());
  await answer('fail');
  expect((await tick()).checked).toBe(false);
  expect(await screen.findByRole('alert')).toBeTruthy();
});
