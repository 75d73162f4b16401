import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, outcomeOf, OWING, type Payer, startPayment } from '../payments.fixture.js';

let api: TestApp;
let payer: Payer;

beforeAll(async () => {
  api = await startTestApp();
  payer = await createPayer(api, OWING);
});
afterAll(() => api.close());

const page = (id: string) => `/pago-de-prueba/${id}`;
const pay = (id: string, card: string) =>
  api.http
    .post(page(id))
    .set('content-type', 'application/x-www-form-urlencoded')
    .send(`card=${encodeURIComponent(card)}`);

describe('the page of the sandbox', () => {
  it('says what is to be paid, and has no field for a card number', async () => {
    const { id, folio } = await startPayment(api, payer, { kind: 'other', amount: '12345.60' });
    const { text, headers } = await api.http.get(page(id)).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    for (const said of [folio, '$12,345.60 MXN', '4242 4242 4242 4242', `pago=${id}&amp;cancelado=1`])
      expect(text).toContain(said);
    expect(text).not.toMatch(/type="(text|number|tel)"/);
    expect(text).not.toContain(payer.customer.email);
  });

  it('tells the outcome by a signed message, and sends the browser back', async () => {
    const paid = await startPayment(api, payer);
    const { headers } = await pay(paid.id, '4242 4242 4242 4242').expect(303);
    expect(headers.location).toBe(`https://flota.test/pago-confirmado?pago=${paid.id}`);
    expect(await outcomeOf(api, paid.id, payer.contract)).toMatchObject({
      payment: { state: 'paid' },
      movements: [{}],
    });

    const refused = await startPayment(api, payer, { kind: 'other', amount: '100.00' });
    await pay(refused.id, '4000 0000 0000 0002').expect(303);
    expect(await outcomeOf(api, refused.id, payer.contract)).toMatchObject({
      payment: { state: 'failed', failureCode: 'card_declined' },
      movements: [],
    });
  });

  it('works in a browser that is signed in to the site, whose cookies it does not look at', async () => {
    const { id } = await startPayment(api, payer, { kind: 'other', amount: '100.00' });
    const signedIn = { cookie: 'XSRF-TOKEN=whatever', 'content-type': 'application/x-www-form-urlencoded' };
    await api.http.post(page(id)).set(signedIn).send('card=4242+4242+4242+4242').expect(303);
  });

  it('takes no other card, and a payment once', async () => {
    const { id } = await startPayment(api, payer, { kind: 'other', amount: '100.00' });
    expect((await pay(id, '4111 1111 1111 1111').expect(422)).text).toContain('Elija una de las tarjetas');
    for (let times = 0; times < 2; times++) await pay(id, '4242 4242 4242 4242').expect(303);
    expect((await outcomeOf(api, id, payer.contract)).movements).toHaveLength(1);
    expect((await api.http.get(page(id)).expect(200)).text).toContain('Este pago ya no está abierto');
  });

  it('knows no payment but its own', async () => {
    await api.http.get(page('0198a000-0000-7000-8000-000000000000')).expect(404);
    await pay('0198a000-0000-7000-8000-000000000000', '4242 4242 4242 4242').expect(404);
  });
});
