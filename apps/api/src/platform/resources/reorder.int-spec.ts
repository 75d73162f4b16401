import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBanner, createFaq, createFaqCategory } from '@flota/prisma/seed';
import { editRecord } from '../../testing/edit-record.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.banner.deleteMany();
  await emptyAuditLog(api.prisma);
});

const reorder = (ids: unknown, resource = 'banners', who = editor) =>
  api.http.post(`/api/admin/${resource}/reorder`).set(who.headers).send({ ids });
const banners = async (...positions: number[]) => {
  const rows = [];
  for (const position of positions) rows.push(await createBanner(api.prisma, { position }));
  return rows.map(({ id }) => id) as [string, string, string];
};
const positions = async () =>
  Object.fromEntries((await api.prisma.banner.findMany()).map(({ id, position }) => [id, position]));

describe('records in an order of their own', () => {
  it('change places, and every one that moved is audited', async () => {
    const [a, b, c] = await banners(0, 1, 2);
    await reorder([a, c, b]).expect(204);
    expect(await positions()).toEqual({ [a]: 0, [c]: 1, [b]: 2 });
    const entries = await api.prisma.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(entries).toMatchObject([
      {
        action: 'edit',
        resource: 'banners',
        recordId: c,
        actorId: editor.id,
        changes: { position: { from: 2, to: 1 } },
      },
      { action: 'edit', resource: 'banners', recordId: b, changes: { position: { from: 1, to: 2 } } },
    ]);
  });

  it('keep the places they have together, so that the others stay where they are', async () => {
    const [a, b, c] = await banners(4, 7, 9);
    await reorder([b, a]).expect(204);
    expect(await positions()).toEqual({ [b]: 4, [a]: 7, [c]: 9 });
  });

  it('are told apart when they all had the same place', async () => {
    const [a, b, c] = await banners(0, 0, 0);
    await reorder([c, a, b]).expect(204);
    expect(await positions()).toEqual({ [c]: 0, [a]: 1, [b]: 2 });
  });

  it('may have a slug for id', async () => {
    const first = await createFaqCategory(api.prisma, { position: 901 });
    const second = await createFaqCategory(api.prisma, { position: 902 });
    await reorder([second.slug, first.slug], 'faq-categories').expect(204);
    expect(await api.prisma.faqCategory.findUnique({ where: { slug: second.slug } })).toMatchObject({ position: 901 });
  });

  it('make an open form stale, which would put the old place back', async () => {
    const [a, b] = await banners(0, 1, 2);
    const { body } = await api.http.get(`/api/admin/banners/${a}`).set(editor.headers);
    await reorder([b, a]).expect(204);
    await api.http
      .patch(`/api/admin/banners/${a}`)
      .set(editor.headers)
      .send(body as object)
      .expect(409);
  });

  it('stay as they were when one of the ids is not theirs', async () => {
    const [a, b] = await banners(0, 1, 2);
    const before = await api.prisma.banner.findMany({ orderBy: { id: 'asc' } });
    const faq = await createFaq(api.prisma);
    for (const ids of [[b, a, faq.id], [b, a, a], [b, 'x'], [], 'x', undefined, [7], Array(201).fill(a)]) {
      await reorder(ids).expect(422);
    }
    expect(await api.prisma.banner.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    expect(await api.prisma.auditEntry.count()).toBe(0);
  });

  it('are moved by who may edit them, and only where there is an order', async () => {
    const ids = await banners(0, 1, 2);
    await reorder(ids, 'banners', await api.signIn('care')).expect(403);
    await reorder(ids, 'alerts').expect(404);
    await reorder(ids, 'no-such-thing').expect(404);
  });

  it('survive several who move and edit them at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.prisma.banner.deleteMany();
      const [a, b, c] = await banners(0, 1, 2);
      const title = (id: string) => editRecord(api, editor, `/api/admin/banners/${id}`, { title: 'Otro' });
      const answers = await Promise.all([
        reorder([c, b, a]),
        reorder([b, a]),
        title(b),
        reorder([a, c]),
        title(a),
        reorder([b, c]),
      ]);
      for (const { status } of answers) expect([200, 204, 409]).toContain(status);
      expect(Object.values(await positions()).sort()).toEqual([0, 1, 2]);
    }
  });
});
