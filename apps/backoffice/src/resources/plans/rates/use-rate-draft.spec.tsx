import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { RateRow } from '@flota/schemas';
import { http } from '../../../api/client.js';
import { ApiProblem } from '../../../api/problem.js';
import { useRateDraft } from './use-rate-draft.js';

afterEach(() => void jest.restoreAllMocks());

const DOWN = new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never);
const draftOf = (reason: string) => ({ rates: [] as RateRow[], effectiveOn: '2026-12-01', reason });

/** A server that answers each draft when the test wants it. */
function open() {
  const sent: { reason: string; updatedAt: string | null; answer: () => Promise<void> }[] = [];
  jest.spyOn(http, 'json').mockImplementation(
    (_path, { body } = {}) =>
      new Promise((resolve) => {
        const answer = () => act(async () => resolve({ updatedAt: `v${sent.length}` }));
        sent.push({ ...(body as { reason: string; updatedAt: string | null }), answer });
      }),
  );
  const { result, rerender } = renderHook(({ reason }) => useRateDraft('plan', null, draftOf(reason)), {
    initialProps: { reason: 'Alza' },
  });
  return { sent, result, write: (reason: string) => rerender({ reason }) };
}

it('sends once more what was undone while it was sent', async () => {
  const { sent, result, write } = open();
  write('Alza de diciembre');
  await act(async () => void result.current.flush());
  write('Alza');
  await sent[0]?.answer();
  expect(sent.map(({ reason }) => reason)).toEqual(['Alza de diciembre', 'Alza']);
  expect(result.current.state).toBe('keeping');
  await sent[1]?.answer();
  expect(result.current.state).toBe('kept');
});

it('goes on keeping a draft that could not be discarded', async () => {
  const { sent, result, write } = open();
  write('Alza de diciembre');
  await act(async () => void result.current.flush());
  await sent[0]?.answer();
  await act(async () => {
    await expect(result.current.close(() => Promise.reject(DOWN))).rejects.toBe(DOWN);
  });
  write('Otra');
  await act(async () => void result.current.flush());
  expect(sent[1]).toMatchObject({ reason: 'Otra', updatedAt: 'v1' });
});
