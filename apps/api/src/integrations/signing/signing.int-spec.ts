import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createContract, createTaxProfile } from '@flota/prisma/seed';
import { addDays, type AdminSigning, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { sha256 } from '../../platform/crypto/keys.js';
import { SigningProviderError, SigningProviders } from '../../signing/index.js';
import { makePdf } from '../../testing/make-pdf.js';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { eventually } from '../../testing/eventually.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { OutboundError } from '../gateway/outbound-error.js';
import { MifielProvider } from './mifiel-provider.js';
import { mifielConnector } from './mifiel.connector.js';
import { SigningCallbacks } from './signing-callbacks.js';

const RFC = 'SAPI850917AA1';
const settings = (url: string, pscCertificate = 'none') => ({
  environment: 'other' as const,
  otherUrl: url,
  appId: 'example',
  appSecret: 'example-secret',
  pscCertificate,
});

describe('a provider that speaks as Mifiel', () => {
  let api: TestApp;
  let care: SignedIn;
  let example: Example;

  beforeAll(async () => {
    api = await startTestApp();
    care = await api.signIn('care');
    example = await startExample('signing');
    await api.startWorker();
  });
  afterAll(async () => {
    await api.close();
    await example.close();
  });

  /** The sandbox of this installation, which is a certification provider to this example. */
  const psc = async () => {
    await turnOn(api, mifielConnector, null);
    const sandbox = await api.app.get(SigningProviders, { strict: false }).open();
    if (!sandbox) throw new Error('There is no sandbox');
    await turnOn(api, mifielConnector, settings(example.url, await sandbox.anchors()));
    return sandbox;
  };
  const tell = (path: string, body: object) =>
    fetch(`${example.url}/-/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const shown = async (id: string): Promise<AdminSigning> =>
    (await api.http.get(`/api/admin/signing-requests/${id}`).set(care.headers).expect(200)).body as AdminSigning;
  const inState = (id: string, state: string) =>
    eventually(
      () => shown(id),
      (request) => request.state === state,
    );

  async function ask(): Promise<{ id: string; email: string }> {
    const fieldCipher = api.app.get(FieldEncryption);
    const owner = await api.signIn('customer');
    const held = { customerId: owner.id, rfc: RFC, legalName: 'Irene Salas Prieto' };
    const { id: taxProfileId } = await createTaxProfile(api.prisma, fieldCipher, held);
    const contract = await createContract(api.prisma, { fieldCipher, customerId: owner.id, taxProfileId });
    const request = { contractId: contract.id, title: 'Contrato', deadline: addDays(todayInMexico(), 5) };
    const { body } = await api.http
      .post('/api/admin/signing-requests')
      .set(care.headers)
      .field('request', JSON.stringify(request))
      .attach('document', makePdf(), 'contrato.pdf')
      .expect(201);
    return { id: z.object({ id: z.string() }).parse(body).id, email: owner.email };
  }

  async function reference(id: string): Promise<string> {
    await inState(id, 'sent');
    return (await api.prisma.signingRequest.findUniqueOrThrow({ where: { id } })).reference ?? '';
  }
  const callBack = (id: string) =>
    api.http.post(new URL(api.app.get(SigningCallbacks, { strict: false }).addressOf(id)).pathname).expect(200);

  it('has a document signed, by its own link, and with a constancia that we believe', async () => {
    const sandbox = await psc();
    const { email, id } = await ask();
    const nom151 = await sandbox.constancia(sha256(makePdf()), id);
    await tell('constancia', { hash: sha256(makePdf()), nom151: nom151.toString('base64') });
    await tell('sign', { id: await reference(id), email });
    await callBack(id);
    expect(await inState(id, 'completed')).toMatchObject({
      provider: 'Mifiel',
      signers: [{ state: 'signed', identity: { matches: true, method: 'e.firma del SAT' } }],
    });
  });

  it('whose certificate is of somebody else waits for staff', async () => {
    await psc();
    const { email, id } = await ask();
    await tell('sign', { id: await reference(id), email, tax_id: 'OEPR800101AB1' });
    await callBack(id);
    expect(await inState(id, 'review')).toMatchObject({ warns: true });
  });

  it('whose constancia is none is not believed, and staff are told', async () => {
    await psc();
    const { email, id } = await ask();
    const document = await reference(id);
    await tell('constancia', { hash: sha256(makePdf()), nom151: Buffer.from('hello').toString('base64') });
    await tell('sign', { id: document, email });
    await callBack(id);
    const told = await eventually(
      () => shown(id),
      ({ trouble }) => trouble?.givenUp === true,
    );
    expect(told).toMatchObject({ state: expect.not.stringMatching('completed'), constancia: null });
    expect(told.trouble?.text).toContain('no se puede leer');
  });

  it('is asked by nobody who does not know the address', async () => {
    await api.http.post('/api/integrations/signing/events/0198a000-0000-7000-8000-000000000000.x').expect(404);
  });

  it('is not sent the same document twice', async () => {
    await psc();
    const { id } = await ask();
    const first = await reference(id);
    const provider = await api.app.get(SigningProviders, { strict: false }).open();
    const signer = { id: '1', name: 'Irene', email: 'irene@flota.test', rfc: RFC };
    const again = await provider?.send({ id, title: 'Contrato', sha256: '', pdf: makePdf(), signers: [signer] });
    expect(again?.reference).toBe(first);
  });
});

/** What the suite knows of faults. */
const outboundOf = (error: unknown): never => {
  throw error instanceof SigningProviderError && error.cause instanceof OutboundError ? error.cause : error;
};

describeOutages('signing', {
  connector: mifielConnector,
  answers: { example: 'signing' },
  settings,
  call: (connection) =>
    new MifielProvider(connection, () => 'http://127.0.0.1')
      .send({
        id: '0198a000-0000-7000-8000-000000000001',
        title: 'Contrato',
        sha256: '',
        pdf: makePdf(),
        signers: [{ id: '1', name: 'Irene', email: 'irene@flota.test', rfc: RFC }],
      })
      .catch(outboundOf),
});
