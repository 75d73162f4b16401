import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPolicy } from '@flota/prisma/seed';
import { addDays, policySchema, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { Files } from '../../platform/storage/files.js';
import { contractOf, signedInOwner } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const today = todayInMexico();

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const policiesOf = async ({ headers }: SignedIn) =>
  z.array(policySchema).parse((await api.http.get('/api/customers/policies').set(headers).expect(200)).body);

it('lists what is insured until when, and whether that is long enough', async () => {
  const { owner, contract } = await signedInOwner(api);
  const covered = await contractOf(api, owner, { ageMonths: 58 });
  const of = (contractId: string, from: number, to: number) =>
    createPolicy(api.prisma, { contractId, startsOn: addDays(today, from), endsOn: addDays(today, to) });
  const old = await of(contract.id, -400, -35);
  const short = await of(contract.id, -34, 20);
  const now = await of(covered.id, -34, 100);
  const next = await of(covered.id, 101, 400);

  const policies = await policiesOf(owner);

  expect(policies.map(({ id, state, coversContract }) => [id, state, coversContract])).toEqual([
    [short.id, 'expiring', false],
    [old.id, 'expired', false],
    [next.id, 'future', true],
    [now.id, 'valid', true],
  ]);
  expect(policies[0]).toMatchObject({ contractId: contract.id, contractLabel: contract.number, hasPdf: false });
});

it('links to the PDF for its owner alone', async () => {
  const { owner, contract } = await signedInOwner(api);
  const file = await api.app.get(Files).keep(Buffer.from('%PDF-1.7 %%EOF'), 'application/pdf', 'private');
  const policy = await createPolicy(api.prisma, { contractId: contract.id, fileId: file.id });
  const link = ({ headers }: SignedIn, id: string) => api.http.post(`/api/customers/policies/${id}/link`).set(headers);

  const { url } = (await link(owner, policy.id).expect(200)).body as { url: string };
  expect((await api.http.get(url).expect(200)).headers['content-disposition']).toContain('poliza-FL-');
  await link(await api.signIn('customer'), policy.id).expect(404);
  await link(owner, 'x').expect(422);
});

it('has no link to a PDF that is not there', async () => {
  const { owner, contract } = await signedInOwner(api);
  const { id } = await createPolicy(api.prisma, { contractId: contract.id });
  await api.http.post(`/api/customers/policies/${id}/link`).set(owner.headers).expect(404);
});
