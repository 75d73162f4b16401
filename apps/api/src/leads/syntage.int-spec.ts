import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdminLead, type AdminList, type SyntageStatus, syntageStatusSchema } from '@flota/schemas';
import { syntageForm } from '../testing/lead-forms.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.lead.deleteMany();
  await emptyAuditLog(api.prisma);
});

const RFC = syntageForm.rfc;
const ask = async (changes: object = {}) =>
  syntageStatusSchema.parse(
    (
      await api.http
        .post('/api/syntage')
        .send({ ...syntageForm, ...changes })
        .expect(201)
    ).body,
  );
const follow = (token: string) => api.http.get(`/api/syntage/${token}`);
const leadId = async () => (await api.prisma.lead.findFirstOrThrow()).id;
const setState = (id: string, state: unknown) =>
  api.http.post(`/api/admin/leads/${id}/syntage-state`).set(care.headers).send({ state });

async function onboardingAt(syntageOnboardingUrl: string | null): Promise<void> {
  const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
  await api.prisma.siteSettings.update({
    where: { id: 1 },
    data: { value: { ...(value as object), syntageOnboardingUrl } },
  });
}

describe('a Syntage request', () => {
  it('is followed by its token, of which the database only has a hash', async () => {
    const asked = await ask();
    expect(asked).toMatchObject({ folio: expect.stringMatching(/^S-/), state: 'pending' });
    expect(asked.token).toMatch(/^[\w-]{43}$/);
    const { body, headers } = await follow(asked.token).expect(200);
    expect(body).toEqual(asked);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(JSON.stringify(await api.prisma.syntageRequest.findMany())).not.toContain(asked.token);
  });

  it('has a token of its own', async () => {
    const tokens = [await ask(), await ask(), await ask()].map(({ token }) => token);
    expect(new Set(tokens).size).toBe(3);
  });

  it('is not found by another token', async () => {
    await ask();
    await follow('x'.repeat(43)).expect(404);
    await follow('corto').expect(422);
  });

  it('leads to the provider’s page with the folio', async () => {
    await onboardingAt('https://proveedor.example/alta?lang=es');
    const { folio, onboardingUrl } = await ask();
    expect(onboardingUrl).toBe(`https://proveedor.example/alta?lang=es&external_id=${folio}`);
  });

  it('is not offered while nothing could follow the consent', async () => {
    const offer = async () => (await api.http.get('/api/syntage').expect(200)).body;
    await onboardingAt('https://proveedor.example/alta');
    expect(await offer()).toEqual({ offered: true });
    await onboardingAt(null);
    expect(await offer()).toEqual({ offered: false });
    const { body } = await api.http.post('/api/syntage').send(syntageForm).expect(409);
    expect(body).toMatchObject({ code: 'SYNTAGE.NOT_OFFERED' });
    expect(await api.prisma.lead.count()).toBe(0);
    await onboardingAt('https://proveedor.example/alta');
  });

  it.each(['XAXX010101000', 'xexx-010101-000'])('is refused with %s, which is nobody’s', async (rfc) => {
    const { body } = await api.http
      .post('/api/syntage')
      .send({ ...syntageForm, rfc })
      .expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'rfc', code: 'RFC.GENERIC' }] });
  });

  it('keeps its RFC encrypted: never the same text twice', async () => {
    await ask();
    await ask();
    const rows = await api.prisma.syntageRequest.findMany();
    expect(JSON.stringify(rows)).not.toContain(RFC);
    expect(new Set(rows.map(({ rfc }) => rfc)).size).toBe(2);
    expect(new Set(rows.map(({ rfcIndex }) => rfcIndex)).size).toBe(1);
  });
});

describe('Syntage requests in the backoffice', () => {
  const list = async (filter: object) => {
    const query = { filter: JSON.stringify(filter) };
    const { body } = await api.http.get('/api/admin/leads').query(query).set(care.headers).expect(200);
    return (body as AdminList<AdminLead>).data;
  };

  it('show the end of the RFC, and are found by all of it', async () => {
    const { folio } = await ask();
    await ask({ rfc: 'OEBR8001011A1' });
    expect(await list({ rfc: 'eku-900317-3c9' })).toMatchObject([
      { kind: 'syntage', folio, syntage: { state: 'pending', rfc: '•••••••••3C9' } },
    ]);
    expect(await list({ kind: 'syntage' })).toHaveLength(2);
    expect(await list({ kind: 'contact' })).toEqual([]);
    expect(await list({ q: folio.slice(2) })).toHaveLength(1);
  });

  it('stay in the list when the key of one is gone', async () => {
    await ask();
    await api.prisma.syntageRequest.updateMany({ data: { rfc: 'v1.perdida.AAAA' } });
    expect(await list({})).toMatchObject([{ syntage: { rfc: 'No se puede leer: falta su llave' } }]);
  });

  it('get the state that the provider told, and the audit log knows by whom', async () => {
    const { token } = await ask();
    await setState(await leadId(), 'authorised').expect(204);
    expect((await follow(token).expect(200)).body).toMatchObject({
      state: 'authorised',
    } satisfies Partial<SyntageStatus>);
    expect(await api.prisma.auditEntry.findMany()).toMatchObject([
      {
        action: 'syntage-state',
        resource: 'leads',
        recordId: await leadId(),
        actorEmail: care.email,
        changes: { syntageState: { from: 'pending', to: 'authorised' } },
      },
    ]);
  });

  it('refuse a state that is none, and a lead that is no request', async () => {
    await ask();
    await setState(await leadId(), 'done').expect(422);
    await setState('0198a000-0000-7000-8000-000000000000', 'revoked').expect(404);
    await setState('x', 'revoked').expect(422);
    expect(await api.prisma.auditEntry.count()).toBe(0);
  });
});
