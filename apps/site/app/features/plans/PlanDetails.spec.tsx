import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { CustomerSession } from '@flota/schemas';
import { act, render } from '@testing-library/react';
import { SIGNED_IN_KEY } from '../../constants/storage-keys.js';
import { SessionProvider } from '../session/index.js';
import { CustomerFaqs } from './PlanDetails.js';

const faqs = [{ question: '¿Dónde veo mi saldo?', answer: '<p>En su cuenta.</p>' }];
const session: CustomerSession = { jwt: 'a.b.c', customer: { id: '1', email: 'ana@example.com', name: 'Ana Ruiz' } };

const browserFetch = globalThis.fetch;
const refresh = jest.fn<() => Promise<unknown>>();

beforeEach(() => {
  refresh.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(session)) });
  Object.assign(globalThis, { fetch: refresh });
});

afterEach(() => {
  localStorage.clear();
  refresh.mockClear();
  Object.assign(globalThis, { fetch: browserFetch });
});

/** What is shown once it is known who is there. */
async function visit(list = faqs) {
  const { container } = render(
    <SessionProvider>
      <CustomerFaqs faqs={list} />
    </SessionProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return container;
}

it('answers a signed-in customer', async () => {
  localStorage.setItem(SIGNED_IN_KEY, 'on');
  expect((await visit()).textContent).toContain('¿Dónde veo mi saldo?');
});

it('has nothing for who is not signed in', async () => {
  expect((await visit()).innerHTML).toBe('');
  expect(refresh).not.toHaveBeenCalled();
});

it('has nothing where the list is empty', async () => {
  localStorage.setItem(SIGNED_IN_KEY, 'on');
  expect((await visit([])).innerHTML).toBe('');
  expect(refresh).toHaveBeenCalled();
});
