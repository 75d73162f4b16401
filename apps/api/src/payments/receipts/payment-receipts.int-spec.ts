import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, deliver, OWING, type Payer, sandboxMessage, startPayment } from '../payments.fixture.js';

let api: TestApp;
let payer: Payer;

beforeAll(async () => {
  api = await startTestApp();
  payer = await createPayer(api, OWING);
});
afterAll(() => api.close());

const receipt = (id: string) => api.http.get(`/api/customers/payments/${id}/receipt`).set(payer.customer.headers);

it('is a PDF once the money came, and before it there is none', async () => {
  const payment = await startPayment(api, payer);
  await receipt(payment.id).expect(404);
  await deliver(api, sandboxMessage(api, payment)).expect(200);
  const { body, headers } = await receipt(payment.id).expect(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="recibo-${payment.folio}.pdf"`);
  expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
});
