import type { Contract } from '@flota/prisma';
import { createContract } from '@flota/prisma/seed';
import { type AccountPayment, type PaymentRequest, paymentSchema } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { ENV, type Env } from '../platform/config/env.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { mailsAbout } from '../testing/mails.js';
import type { SignedIn } from '../testing/sign-in.js';
import type { TestApp } from '../testing/test-app.js';
import { PaymentsSweep } from './cards/payments.sweep.js';
import { type SandboxMessage, SandboxProvider, sandboxReference } from './providers/sandbox-provider.js';

type ContractRequest = Omit<Parameters<typeof createContract>[1], 'customerId' | 'fieldCipher'>;

/** The twelfth instalment of sixty fell due eight days ago and is not paid. */
export const OWING: ContractRequest = {
  ageMonths: 12,
  dueDaysAgo: 8,
  history: [{ does: 'pays on time', instalments: 11 }],
};

/** A signed-in customer with a contract. */
export async function createPayer(api: TestApp, request: ContractRequest = {}) {
  const customer = await api.signIn('customer');
  const fieldCipher = api.app.get(FieldEncryption, { strict: false });
  const contract = await createContract(api.prisma, { ...request, customerId: customer.id, fieldCipher });
  return { customer, contract };
}

export type Payer = Awaited<ReturnType<typeof createPayer>>;

export const sendPayment = (
  { http }: TestApp,
  customer: SignedIn,
  request: Partial<PaymentRequest>,
  key: string = randomUUID(),
) => http.post('/api/customers/payments').set(customer.headers).set('idempotency-key', key).send(request);

export async function startPayment(
  api: TestApp,
  { customer, contract }: Payer,
  request: Pick<PaymentRequest, 'kind' | 'amount'> = { kind: 'due' },
): Promise<AccountPayment> {
  const { body } = await sendPayment(api, customer, { contractId: contract.id, ...request }).expect(201);
  return paymentSchema.parse(body);
}

/** What the sandbox would send about a payment, signed. */
export function sandboxMessage(
  { app, prisma }: TestApp,
  payment: Pick<AccountPayment, 'id' | 'amount'>,
  change: Partial<SandboxMessage> = {},
) {
  const { APP_SECRET: appSecret, APP_URL: appUrl } = app.get<Env>(ENV, { strict: false });
  return new SandboxProvider({ appUrl, appSecret }, prisma).signed({
    id: `sandbox_event_${randomUUID()}`,
    type: 'checkout.paid',
    reference: sandboxReference(payment.id),
    paymentId: payment.id,
    amount: payment.amount,
    currency: 'MXN',
    failureCode: null,
    ...change,
  });
}

export const deliver = (
  { http }: TestApp,
  { body, headers }: { body: string; headers: Record<string, string> },
  provider: 'sandbox' | 'stripe' = 'sandbox',
) => http.post(`/api/payments/webhooks/${provider}`).set(headers).send(body);

/** The worker's look at what providers said nothing of, as it would be at that time. */
export const sweepPayments = ({ app }: TestApp, now?: Date) => app.get(PaymentsSweep, { strict: false }).sweep(now);

/** All that a payment could have done. */
export const outcomeOf = async ({ prisma }: TestApp, id: string, { id: contractId }: Contract) => ({
  payment: await prisma.payment.findUniqueOrThrow({ where: { id } }),
  movements: await prisma.movement.findMany({ where: { paymentId: id } }),
  mails: await mailsAbout(prisma, 'payment', id),
  contract: await prisma.contract.findUniqueOrThrow({ where: { id: contractId } }),
});
