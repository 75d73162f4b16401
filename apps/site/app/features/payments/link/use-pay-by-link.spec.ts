import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { stubApi } from '../api-stub.fixture.js';
import { isLinkedPayment } from './linked-payment.js';
import { usePayByLink } from './use-pay-by-link.js';

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi(() => ({ status: 201, body: { id: 'p1', checkoutUrl: '#pagina-del-procesador' } }));
});
afterEach(() => api.restore());

it('goes to the provider’s page, and knows its payment when the browser is back', async () => {
  const { result } = renderHook(() => usePayByLink('token'));
  await act(() => result.current.pay());
  expect(window.location.hash).toBe('#pagina-del-procesador');
  expect(result.current.paying).toBe(true);
  expect(isLinkedPayment('p1')).toBe(true);
});
