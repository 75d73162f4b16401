import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAdviser, createDistributor, createQuote } from '@flota/prisma/seed';
import type { AdminLead, AdminList, SavedQuote } from '@flota/schemas';
import { prospectForm } from '../testing/lead-forms.js';
import { c01 } from '../testing/quote-request.js';
import { editRecord } from '../testing/edit-record.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.quote.deleteMany();
  await api.prisma.lead.deleteMany();
  await api.prisma.adviser.deleteMany();
});

const quoted = async (changes: object = {}): Promise<SavedQuote> =>
  (
    await api.http
      .post('/api/quotes')
      .send({ ...c01, ...changes })
      .expect(201)
  ).body as SavedQuote;
const shown = async ({ token }: { token: string }): Promise<SavedQuote> =>
  (await api.http.get(`/api/quotes/${token}`).expect(200)).body as SavedQuote;
const phoned = (phone: string) => ({ contact: { ...c01.contact, phone } });

describe('who takes a quote on', () => {
  it('is nobody by name where there are none', async () => {
    expect((await quoted()).adviser).toBeNull();
  });

  it('is the adviser of the distributor that was chosen, and of no other', async () => {
    const { slug, name } = await createDistributor(api.prisma);
    const other = await createDistributor(api.prisma);
    await createAdviser(api.prisma, { name: 'De la casa' });
    await createAdviser(api.prisma, { name: 'Del otro', distributorSlug: other.slug });
    expect((await quoted({ distributor: slug })).adviser).toBeNull();
    await createAdviser(api.prisma, { name: 'Del distribuidor', distributorSlug: slug, role: 'Gerente' });
    expect((await quoted({ distributor: slug })).adviser).toEqual({
      name: 'Del distribuidor',
      role: 'Gerente',
      company: name,
      photo: null,
      phone: '81 5555 0170',
      whatsapp: null,
      email: null,
    });
    expect((await quoted()).adviser).toMatchObject({ name: 'De la casa', company: null });
  });

  it('is the adviser of the state that the telephone is of, else one of all states', async () => {
    await createAdviser(api.prisma, { name: 'De Nuevo León', states: ['19'] });
    await createAdviser(api.prisma, { name: 'De todas partes' });
    expect((await quoted(phoned('81 5555 0130'))).adviser?.name).toBe('De Nuevo León');
    expect((await quoted(phoned('81 5555 0131'))).adviser?.name).toBe('De Nuevo León');
    expect((await quoted(phoned('664 555 0130'))).adviser?.name).toBe('De todas partes');
  });

  it('is by turns whoever has least to do', async () => {
    for (const name of ['Ana', 'Beto']) await createAdviser(api.prisma, { name });
    const names: (string | undefined)[] = [];
    for (let turn = 0; turn < 4; turn++) names.push((await quoted(phoned('55 5555 0130'))).adviser?.name);
    expect(names).toEqual(['Ana', 'Beto', 'Ana', 'Beto']);
  });

  it('is nobody who is not published', async () => {
    await createAdviser(api.prisma, { active: false });
    expect((await quoted()).adviser).toBeNull();
  });
});

describe('an adviser who', () => {
  it('stays is shown with the quote though others have less to do', async () => {
    await createAdviser(api.prisma, { name: 'Ana' });
    const quote = await quoted();
    await createAdviser(api.prisma, { name: 'Nueva' });
    expect(await shown(quote)).toMatchObject({ adviser: { name: 'Ana' } });
    expect(await shown(quote)).not.toHaveProperty('formerAdviser');
  });

  it.each(['is unpublished', 'is deleted'])('%s is followed by the next, which the customer is told', async (how) => {
    const { id } = await createAdviser(api.prisma, { name: 'Ana' });
    const quote = await quoted();
    await createAdviser(api.prisma, { name: 'Beto' });
    const staff = await api.signIn('content');
    if (how === 'is deleted') await api.http.delete(`/api/admin/advisers/${id}`).set(staff.headers).expect(204);
    else await editRecord(api, staff, `/api/admin/advisers/${id}`, { active: false }).expect(200);
    expect(await shown(quote)).toMatchObject({ adviser: { name: 'Beto' }, formerAdviser: 'Ana' });
    await createAdviser(api.prisma, { name: 'Ceci' });
    expect(await shown(quote)).toMatchObject({ adviser: { name: 'Beto' }, formerAdviser: 'Ana' });
  });

  it('leaves with nobody to follow leaves the lender, and whoever comes later takes over', async () => {
    const { id } = await createAdviser(api.prisma, { name: 'Ana' });
    const quote = await quoted();
    await api.prisma.adviser.delete({ where: { id } });
    expect(await shown(quote)).toMatchObject({ adviser: null, formerAdviser: 'Ana' });
    await createAdviser(api.prisma, { name: 'Beto' });
    expect(await shown(quote)).toMatchObject({ adviser: { name: 'Beto' }, formerAdviser: 'Ana' });
  });
});

describe('leads', () => {
  const leads = async () => {
    const care = await api.signIn('care');
    const { body } = await api.http.get('/api/admin/leads').set(care.headers).expect(200);
    return { care, rows: (body as AdminList<AdminLead>).data };
  };

  it("carry their quote's adviser, or their state's", async () => {
    await createAdviser(api.prisma, { name: 'Ana', states: [prospectForm.stateId] });
    const { id: adviserId } = await createAdviser(api.prisma, { name: 'Beto', states: ['31'] });
    const { token } = await createQuote(api.prisma, { adviserId });
    await api.http.post(`/api/quotes/${token}/call-back`).send({}).expect(201);
    await api.http.post('/api/prospects').send(prospectForm).expect(201);
    const { rows } = await leads();
    expect(rows.map(({ kind, adviserName }) => [kind, adviserName]).sort()).toEqual([
      ['call-back', 'Beto'],
      ['prospect', 'Ana'],
    ]);
  });

  it('are given to somebody else by staff, who has to be there', async () => {
    const { id: adviserId } = await createAdviser(api.prisma);
    await api.http.post('/api/prospects').send(prospectForm).expect(201);
    const { care, rows } = await leads();
    const path = `/api/admin/leads/${rows[0]?.id}`;
    const { body } = await editRecord(api, care, path, { adviserId }).expect(200);
    expect(body).toMatchObject({ adviserId, adviserName: 'Irene Salas' });
    await editRecord(api, care, path, { adviserId: '0198a000-0000-7000-8000-000000000000' }).expect(422);
    await api.prisma.adviser.updateMany({ data: { active: false } });
    expect((await leads()).rows[0]).toMatchObject({ adviserId: null });
  });
});
