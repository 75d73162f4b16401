import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { AccountPayment } from '@flota/schemas';
import { act, renderHook } from '@testing-library/react';
import { problem, stubApi } from './api-stub.fixture.js';
import { useCardPayment } from './use-card-payment.js';

const request = { contractId: '0198a000-0000-7000-8000-000000000001', kind: 'due' } as const;
const started: AccountPayment = {
  id: 'p1',
  folio: 'R-1',
  contractId: request.contractId,
  contractLabel: 'FL-1',
  kind: 'due',
  amount: '500.00',
  provider: 'stripe',
  state: 'started',
  failureCode: null,
  capital: null,
  effect: null,
  duplicate: false,
  reversedOn: null,
  group: null,
  createdAt: '2026-11-20T12:00:00Z',
  paidAt: null,
  checkoutUrl: 'https://checkout.test/1',
  applied: null,
};

let answer: { status: number; body: unknown } | null;
let api: ReturnType<typeof stubApi>;
const leave = jest.fn<(url: string) => void>();

beforeEach(() => {
  answer = { status: 201, body: started };
  api = stubApi(() => {
    if (answer) return answer;
    throw new TypeError('Failed to fetch');
  });
  leave.mockReset();
});
afterEach(() => api.restore());

const usePayment = () => useCardPayment(leave);
const mount = () => renderHook(usePayment).result;
const pay = (hook: ReturnType<typeof mount>) => act(() => hook.current.pay(request));

it('goes to the provider’s page, and stays busy until the browser is there', async () => {
  const hook = mount();
  await act(async () => void (await Promise.all([hook.current.pay(request), hook.current.pay(request)])));
  expect(leave.mock.calls).toEqual([['https://checkout.test/1']]);
  expect(api.calls).toHaveLength(1);
  expect(hook.current.paying).toBe(true);
});

it('can be pressed again when the browser shows the page as it was left', async () => {
  const hook = mount();
  await pay(hook);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(hook.current.paying).toBe(false);
});

it('shows the result of a payment that has no page any more', async () => {
  answer = { status: 201, body: { ...started, state: 'paid', checkoutUrl: null } };
  await pay(mount());
  expect(leave).toHaveBeenCalledWith('/pago-confirmado?pago=p1');
});

it('tries under the same key what was never answered, and under another what was refused', async () => {
  const hook = mount();
  answer = problem(503, 'SERVER.UNAVAILABLE');
  await pay(hook);
  answer = problem(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
  await pay(hook);
  expect(hook.current.failure).toMatchObject({ message: expect.stringContaining('No se hizo ningún cargo') });
  expect(hook.current.paying).toBe(false);
  answer = { status: 201, body: started };
  await pay(hook);
  const [first, second, third] = api.calls.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(hook.current.failure).toBeNull();
});

it('says that there is no network, then that there is one, and sends the same once more', async () => {
  const hook = mount();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = null;
  await pay(hook);
  expect(hook.current).toMatchObject({
    paying: false,
    failure: { message: expect.stringMatching(/^No hay conexión/) },
  });
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(hook.current.failure?.message).toMatch(/^Ya hay conexión/);
  answer = { status: 201, body: started };
  await pay(hook);
  expect(hook.current.failure).toBeNull();
  const [first, second] = api.calls.map(({ key }) => key);
  expect(second).toBe(first);
});

it('tells an amount that was refused apart', async () => {
  const hook = mount();
  answer = problem(422, 'REQUEST.INVALID', [{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }]);
  await act(() => hook.current.pay({ ...request, kind: 'other', amount: '5.00' }));
  expect(hook.current).toMatchObject({ refused: { amount: '5.00', code: 'AMOUNT.OUT_OF_RANGE' }, failure: null });
  await pay(hook);
  expect(hook.current).toMatchObject({ refused: null, failure: { message: expect.stringContaining('cambió') } });
});
