import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { stubApi } from './api-stub.fixture.js';
import { usePaymentPreview, usePaymentPreviews } from './use-payment-preview.js';

const REQUESTS = [{ contractId: '0198a000-0000-7000-8000-000000000001', kind: 'due' }] as const;
const NOTHING = '0.00';

let total: string;
let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:00:00-06:00') });
  const after = { dueNow: NOTHING, credit: NOTHING, outstandingCapital: NOTHING, paidOff: false, next: null };
  const payment = () => ({ ...REQUESTS[0], amount: total, lines: [], toCredit: NOTHING, after });
  api = stubApi(() => ({ status: 200, body: { total, payments: [payment()] } }));
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
});

const wait = () => act(() => jest.advanceTimersByTimeAsync(2_000));
async function lookAgainTomorrow() {
  jest.setSystemTime(new Date('2026-11-21T08:00:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await wait();
}

it('asks what is paid anew once it is looked at on another day', async () => {
  total = '500.00';
  const one = renderHook(() => usePaymentPreview(REQUESTS)).result;
  const several = renderHook(() => usePaymentPreviews(REQUESTS)).result;
  await wait();
  expect(one.current.preview?.total).toBe('500.00');
  expect(several.current.previewOf(REQUESTS[0])?.amount).toBe('500.00');
  total = '508.20';
  await lookAgainTomorrow();
  expect(one.current.preview?.total).toBe('508.20');
  expect(several.current.previewOf(REQUESTS[0])?.amount).toBe('508.20');
});
