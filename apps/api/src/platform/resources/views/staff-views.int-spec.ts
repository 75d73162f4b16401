import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_VIEWS, type SavedView, type SavedViews } from '@flota/schemas';
import type { SignedIn } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let api: TestApp;
let care: SignedIn;
beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.staffView.deleteMany();
});

const PATH = '/api/admin/own-views';
const view = {
  resource: 'leads',
  name: 'Por llamar',
  filter: { stage: 'new' },
  sort: { field: 'createdAt', order: 'ASC' },
  hiddenColumns: ['email'],
};

const save = (body: object, who = care) => api.http.post(PATH).set(who.headers).send(body);
const change = (id: string, body: object, who = care) => api.http.patch(`${PATH}/${id}`).set(who.headers).send(body);
const saved = async (body: object = view, who = care) => (await save(body, who).expect(201)).body as SavedView;
const list = async (who = care) => ((await api.http.get(PATH).set(who.headers).expect(200)).body as SavedViews).views;

describe('a view of a list', () => {
  it('is saved, renamed, changed and deleted by who saved it', async () => {
    const { id } = await saved();
    expect(await list()).toEqual([{ id, ...view, isDefault: false }]);
    await change(id, { name: ' Llamar hoy ', filter: { stage: 'contacted' }, hiddenColumns: null }).expect(200);
    const changed = { ...view, id, name: 'Llamar hoy', filter: { stage: 'contacted' }, hiddenColumns: null };
    expect(await list()).toEqual([{ ...changed, isDefault: false }]);
    await api.http.delete(`${PATH}/${id}`).set(care.headers).expect(204);
    await api.http.delete(`${PATH}/${id}`).set(care.headers).expect(404);
    expect(await list()).toEqual([]);
  });

  it("is nobody else's", async () => {
    const { id } = await saved();
    const other = await api.signIn('admin');
    expect(await list(other)).toEqual([]);
    await change(id, { name: 'Mía' }, other).expect(404);
    await api.http.delete(`${PATH}/${id}`).set(other.headers).expect(404);
    await saved({ ...view, name: 'Por llamar' }, other);
    expect((await list()).map(({ name }) => name)).toEqual(['Por llamar']);
  });

  it('opens with its list, and no other one with it', async () => {
    const first = await saved({ ...view, isDefault: true });
    const second = await saved({ ...view, name: 'Otra', isDefault: true });
    const elsewhere = await saved({ ...view, resource: 'quotes', name: 'Otra', filter: {}, isDefault: true });
    const opening = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect((await opening()).toSorted()).toEqual([second.id, elsewhere.id].toSorted());
    await Promise.all([first, second].map(({ id }) => change(id, { isDefault: true }).expect(200)));
    expect(await opening()).toHaveLength(2);
    await Promise.all([first, second].map(({ id }) => change(id, { isDefault: false }).expect(200)));
    expect(await opening()).toEqual([elsewhere.id]);
  });

  it('has a name of its own, whatever its capitals, also when two come at once', async () => {
    const both = await Promise.all([save(view), save({ ...view, name: 'POR LLAMAR' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const [{ id }] = (await list()) as [SavedView];
    const { body } = await save(view).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'name', code: 'VIEW_NAME.TAKEN' }] });
    await change(id, { name: 'Por llamar' }).expect(200);
    await save({ ...view, name: 'x'.repeat(61) }).expect(422);
    await save({ ...view, name: ' ' }).expect(422);
  });

  it.each([
    ['filter.nonsense', { filter: { nonsense: 1 } }],
    ['filter.stage', { filter: { stage: 'none' } }],
    ['filter.q', { filter: { q: 'martín arriaga' } }],
    ['filter.rfc', { filter: { rfc: 'AISM800101AB1' } }],
    ['filter.id', { filter: { id: [] } }],
    ['sort', { sort: { field: 'nonsense', order: 'ASC' } }],
    ['filter', { filter: { campaign: 'x'.repeat(5000) } }],
  ])('keeps nothing that the list does not take, and nobody who was searched for (%s)', async (field, wrong) => {
    const { id } = await saved();
    for (const answer of [save({ ...view, name: 'Otra', ...wrong }), change(id, wrong)]) {
      const { body } = await answer.expect(422);
      expect(body).toMatchObject({ errors: [{ field }] });
    }
    expect(await list()).toMatchObject([view]);
  });

  it('is of a list that this person may see, and of one that there is', async () => {
    const content = await api.signIn('content');
    await save(view, content).expect(403);
    await save({ ...view, resource: 'nothing' }).expect(404);
    await api.prisma.staffView.create({
      data: { staffId: content.id, resource: 'leads', name: 'Antes', filter: {}, sortField: 'id', sortOrder: 'ASC' },
    });
    expect(await list(content)).toEqual([]);
  });

  it('loses a filter that a later release does not have', async () => {
    await api.prisma.staffView.create({
      data: {
        ...{ staffId: care.id, resource: 'leads', name: 'Antes', sortField: 'createdAt', sortOrder: 'DESC' },
        filter: { stage: 'new', former: true },
      },
    });
    expect(await list()).toMatchObject([{ filter: { stage: 'new' }, hiddenColumns: null }]);
  });

  it('has so many beside it and no more', async () => {
    const names = Array.from({ length: MAX_VIEWS - 1 }, (_, index) => `Vista ${index}`);
    const common = { staffId: care.id, resource: 'leads', filter: {}, sortField: 'id', sortOrder: 'ASC' };
    await api.prisma.staffView.createMany({ data: names.map((name) => ({ ...common, name })) });
    const both = await Promise.all([save(view), save({ ...view, name: 'Otra' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await saved({ ...view, resource: 'quotes', filter: {} });
  });
});
