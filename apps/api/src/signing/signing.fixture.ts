import type { Contract } from '@flota/prisma';
import { createContract, createTaxProfile } from '@flota/prisma/seed';
import { accountSigningSchema, type AccountSigning, addDays, type AdminSigning, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { makePdf } from '../testing/make-pdf.js';
import type { SignedIn } from '../testing/sign-in.js';
import type { TestApp } from '../testing/test-app.js';
import { SigningErrandJob } from './work/signing-errand.job.js';

export const RFC = 'SAPI850917AA1';

export interface Signatory {
  owner: SignedIn;
  contract: Contract;
}

/** A customer with a contract. */
export async function createSignatory(api: TestApp): Promise<Signatory> {
  const fieldCipher = api.app.get(FieldEncryption);
  const owner = await api.signIn('customer');
  const held = { customerId: owner.id, rfc: RFC, legalName: 'Irene Salas Prieto' };
  const { id: taxProfileId } = await createTaxProfile(api.prisma, fieldCipher, held);
  return { owner, contract: await createContract(api.prisma, { fieldCipher, customerId: owner.id, taxProfileId }) };
}

export const toSign = (contractId: string, change: object = {}) => ({
  contractId,
  title: 'Contrato de crédito',
  note: 'Léalo con calma.',
  deadline: addDays(todayInMexico(), 10),
  ...change,
});

/** What staff send; without a file where `document` is `null`. */
export function ask(
  { http }: TestApp,
  who: SignedIn,
  request: object,
  { document = makePdf(), key }: { document?: Buffer | null; key?: string } = {},
) {
  const call = http.post('/api/admin/signing-requests').set(who.headers).field('request', JSON.stringify(request));
  if (key) void call.set('idempotency-key', key);
  return document ? call.attach('document', document, 'contrato.pdf') : call;
}

export const idOf = ({ body }: { body: unknown }): string => z.object({ id: z.string() }).parse(body).id;

/** Does what is owed to the provider, now and in this process. */
export async function runErrands(api: TestApp): Promise<void> {
  const job = api.app.get(SigningErrandJob, { strict: false });
  for (const key of await job.due(100)) await job.process(key);
}

export async function ownList(api: TestApp, { headers }: SignedIn): Promise<AccountSigning[]> {
  const { body } = await api.http.get('/api/customers/signing-requests').set(headers).expect(200);
  return z.array(accountSigningSchema).parse(body);
}

export async function shown(api: TestApp, { headers }: SignedIn, id: string): Promise<AdminSigning> {
  const { body } = await api.http.get(`/api/admin/signing-requests/${id}`).set(headers).expect(200);
  return body as AdminSigning;
}

/** The path of the page where the customer signs. */
export async function pageOf(api: TestApp, { headers }: SignedIn, id: string): Promise<string> {
  const { body } = await api.http.post(`/api/customers/signing-requests/${id}/page`).set(headers).expect(200);
  return new URL(z.object({ url: z.url() }).parse(body).url).pathname;
}

export const press = (api: TestApp, page: string, answer: string) =>
  api.http.post(page).set('content-type', 'application/x-www-form-urlencoded').send(`answer=${answer}`);
