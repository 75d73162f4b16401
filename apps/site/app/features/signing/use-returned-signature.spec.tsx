import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { AccountSigning } from '@flota/schemas';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useReturnedSignature } from './use-returned-signature.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const signing = (changes: Partial<AccountSigning>) =>
  ({ id: 'e-1', state: 'sent', way: 'page', ...changes }) as AccountSigning;

const Returned = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/my-account/firmas?firma=e-1']}>{children}</MemoryRouter>
);

/** How often it asked in ten seconds, of a page that is drawn anew all the time. */
async function asked(changes: Partial<AccountSigning>) {
  const reload = jest.fn(() => Promise.resolve());
  const { rerender, result, unmount } = renderHook(() => useReturnedSignature([signing(changes)], reload), {
    wrapper: Returned,
  });
  const looking = result.current;
  for (let second = 0; second < 10; second += 1) {
    rerender();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
  unmount();
  return { looking, times: reload.mock.calls.length };
}

it.each<[string, Partial<AccountSigning>, string | null]>([
  ['nothing is known yet', {}, 'e-1'],
  ['the signature is known, and the papers are being made', { way: null }, 'e-1'],
  ['others have to sign', { way: null, state: 'partly_signed' }, null],
])('asks again while %s', async (_, changes, looking) => {
  expect(await asked(changes)).toEqual({ looking, times: 5 });
});

it.each<AccountSigning['state']>(['completed', 'declined', 'review', 'cancelled'])(
  'asks no more when it is %s',
  async (state) => {
    expect(await asked({ state, way: null })).toEqual({ looking: null, times: 0 });
  },
);
