import { dateColumn } from '@flota/prisma';
import { addDays, automaticPaymentsSchema, cardSetupSchema, todayInMexico } from '@flota/schemas';
import type { TestApp } from '../../testing/test-app.js';
import type { createPayer, Payer } from '../payments.fixture.js';
import { chargeTime } from './rules/charge-rules.js';

export const GOOD_CARD = '4242 4242 4242 4242';
export const POOR_CARD = '4000 0000 0000 9995';
export const STOLEN_CARD = '4000 0000 0000 9979';
export const GUARDED_CARD = '4000 0027 6000 3184';

/** Its next instalment falls due in so many days. */
export const dueIn = (days: number): Parameters<typeof createPayer>[1] => ({
  ageMonths: 12,
  dueDaysAgo: -days,
  history: [{ does: 'pays on time', instalments: 11 }],
});

export async function readAutomatic(api: TestApp, { customer }: Pick<Payer, 'customer'>) {
  const { body } = await api.http.get('/api/customers/automatic-payments').set(customer.headers).expect(200);
  return automaticPaymentsSchema.parse(body);
}

/** As its customer does it at the page of the sandbox. */
export async function saveCard(api: TestApp, { customer }: Pick<Payer, 'customer'>, number = GOOD_CARD) {
  const { body } = await api.http.post('/api/customers/saved-cards').set(customer.headers).expect(201);
  const { id, setupUrl } = cardSetupSchema.parse(body);
  await api.http
    .post(new URL(setupUrl).pathname)
    .set('content-type', 'application/x-www-form-urlencoded')
    .send(`card=${encodeURIComponent(number)}`)
    .expect(303);
  return id;
}

interface Agreed {
  card?: string;
  daysBefore?: number;
  limitAmount?: string | null;
}

export async function sendMandate(api: TestApp, payer: Payer, cardId: string, change: object = {}) {
  const { terms } = await readAutomatic(api, payer);
  const request = { contractId: payer.contract.id, cardId, daysBefore: 0, limitAmount: null, accepted: true };
  return api.http
    .post('/api/customers/automatic-payments')
    .set(payer.customer.headers)
    .send({ ...request, textVersion: terms.version, ...change });
}

/** A customer whose contract is paid by itself. */
export async function agree(api: TestApp, payer: Payer, { card = GOOD_CARD, ...change }: Agreed = {}) {
  const cardId = await saveCard(api, payer, card);
  const { body, status } = await sendMandate(api, payer, cardId, change);
  if (status !== 201) throw new Error(`Not agreed: ${status} ${JSON.stringify(body)}`);
  const { contracts } = automaticPaymentsSchema.parse(body);
  const mandate = contracts.find(({ contractId }) => contractId === payer.contract.id)?.automaticPayment;
  if (!mandate) throw new Error('No automatic payment');
  return { cardId, mandate };
}

/** As if three days had passed since its customer was told: it is to be charged now. */
export async function makeDue({ prisma }: TestApp, automaticPaymentId: string, today = todayInMexico()) {
  const charge = await prisma.automaticCharge.findFirstOrThrow({ where: { automaticPaymentId, outcome: null } });
  const day = dateColumn(today);
  const nextAttemptAt = new Date(Math.min(chargeTime(addDays(today, -1)).getTime(), Date.now()));
  return prisma.automaticCharge.update({ where: { id: charge.id }, data: { chargeOn: day, nextAttemptAt } });
}
