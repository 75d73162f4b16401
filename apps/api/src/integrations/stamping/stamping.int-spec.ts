import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CertifierError, Certifiers, type OpenCertifier } from '../../invoices/index.js';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { OutboundError } from '../gateway/outbound-error.js';
import { stampingConnector } from './stamping.connector.js';
import { SwCertifier } from './sw-certifier.js';

const xmlOf = (folio: string, postalCode = '06600') =>
  `<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante Folio="${folio}" Sello="" NoCertificado="" Certificado=""><cfdi:Receptor DomicilioFiscalReceptor="${postalCode}"/></cfdi:Comprobante>`;

const settings = (url: string) => ({ environment: 'other' as const, baseUrl: url, satUrl: url, token: 'ejemplo' });

describe('a PAC that speaks as SW sapien', () => {
  let api: TestApp;
  let example: Example;
  let certifier: OpenCertifier;

  beforeAll(async () => {
    api = await startTestApp();
    example = await startExample('stamping');
    await turnOn(api, stampingConnector, settings(example.url));
    const open = await api.app.get(Certifiers, { strict: false }).open();
    if (!open) throw new Error('It is not connected');
    certifier = open;
  });
  afterAll(async () => {
    await example.close();
    await api.close();
  });

  it('stamps, and answers with the same stamp when it is asked again', async () => {
    const document = { id: randomUUID(), xml: xmlOf('1') };
    const first = await certifier.stamp(document);
    expect(first).toMatch(/<tfd:TimbreFiscalDigital .*UUID="[0-9a-f-]{36}"/);
    expect(await certifier.stamp(document)).toBe(first);
    expect(await certifier.stamp({ ...document, id: randomUUID() })).not.toBe(first);
  });

  it('says what SAT refuses, by its code', async () => {
    await expect(certifier.stamp({ id: randomUUID(), xml: xmlOf('2', '00000') })).rejects.toMatchObject({
      outcome: 'refused',
      code: 'CFDI40147',
    });
  });

  it('cancels, once or twice, and SAT knows it', async () => {
    const uuid = randomUUID();
    const document = { uuid, issuerRfc: 'EKU9003173C9', motive: '02', replacementUuid: null };
    const asked = { uuid, issuerRfc: 'EKU9003173C9', receiverRfc: 'OOBR800101AB3', total: '1.00', sealEnd: 'abcdefg=' };
    expect(await certifier.standingOf(asked)).toBe('in-force');
    expect(await certifier.cancel(document)).toContain('<EstatusUUID>201');
    expect(await certifier.cancel(document)).toContain('<EstatusUUID>202');
    expect(await certifier.standingOf(asked)).toBe('cancelled');
    await expect(certifier.cancel({ ...document, motive: '01' })).rejects.toMatchObject({ outcome: 'refused' });
  });

  it('is not to blame for a token that is wrong: nothing was stamped, and it is tried again', async () => {
    await turnOn(api, stampingConnector, { ...settings(example.url), token: 'otro' });
    const wrong = await api.app.get(Certifiers, { strict: false }).open();
    await expect(wrong?.stamp({ id: randomUUID(), xml: xmlOf('3') })).rejects.toMatchObject({ outcome: 'unreached' });
  });
});

/** What the suite knows of faults. */
const outboundOf = (error: unknown): never => {
  throw error instanceof CertifierError && error.cause instanceof OutboundError ? error.cause : error;
};

describeOutages('stamping', {
  connector: stampingConnector,
  answers: { example: 'stamping' },
  settings,
  call: (connection) =>
    new SwCertifier(connection).stamp({ id: randomUUID(), xml: xmlOf(randomUUID()) }).catch(outboundOf),
});
