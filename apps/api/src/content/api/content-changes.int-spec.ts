import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { todayInMexico } from '@flota/schemas';
import { faqRow, promotionRow } from '../../testing/content-rows.js';
import { editRecord } from '../../testing/edit-record.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SAMPLES } from '../resources/content-resources.fixture.js';
import { ContentMomentsSweep } from './content-moments.sweep.js';

let api: TestApp;
let editor: SignedIn;
let since: bigint;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());
/** What is told from now on is looked at. */
const listen = async () => {
  const last = await api.prisma.event.findFirst({ orderBy: { position: 'desc' } });
  since = last?.position ?? 0n;
};
beforeEach(listen);

const told = async () => {
  const where = { type: 'content.changed', position: { gt: since } };
  const rows = await api.prisma.event.findMany({ where, orderBy: { position: 'asc' } });
  return rows.map(({ subjectKind, subjectId, data }) => ({ subject: `${subjectKind} ${subjectId}`, data }));
};

const admin = (path: string) => `/api/admin/${path}`;

describe('other systems hear of content that staff', () => {
  it('make, change and delete', async () => {
    const news = { ...SAMPLES.news.wished, slug: `nota-${todayInMexico()}` };
    await api.http.post(admin('news')).set(editor.headers).send(news).expect(201);
    await editRecord(api, editor, admin(`news/${news.slug}`), { title: 'Otra' }).expect(200);
    await api.http
      .delete(admin(`news/${news.slug}`))
      .set(editor.headers)
      .expect(204);
    const subject = `content news/${news.slug}`;
    expect(await told()).toEqual(
      ['created', 'updated', 'deleted'].map((change) => ({ subject, data: { kind: 'news', key: news.slug, change } })),
    );
  });

  it('put in order, each record that moved', async () => {
    const rows = await api.prisma.promotion.createManyAndReturn({
      data: [promotionRow({ position: 1 }), promotionRow({ position: 2 }), promotionRow({ position: 3 })],
    });
    const [first, second, third] = rows.map(({ id }) => id);
    await listen();
    await api.http
      .post(admin('promotions/reorder'))
      .set(editor.headers)
      .send({ ids: [second, first, third] })
      .expect(204);
    const moved = (await told()).map(({ subject }) => subject);
    expect(moved).toEqual([`content promotions/${second}`, `content promotions/${first}`]);
  });

  it('are refused nothing of, nor of what is no content', async () => {
    await api.http.post(admin('news')).set(editor.headers).send({}).expect(422);
    const care = await api.signIn('care');
    const [lead] = await api.prisma.lead.createManyAndReturn({
      data: [{ kind: 'contact', folio: 'C-1', name: 'Ana', email: 'ana@ejemplo.mx', phone: '+525555550100' }],
    });
    await editRecord(api, care, admin(`leads/${lead?.id}`), { adviserId: null }).expect(200);
    expect(await told()).toEqual([]);
  });
});

describe('what begins and ends by its dates', () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const version = async () => (await api.prisma.contentVersion.findFirstOrThrow()).version;
  const sweep = () => api.app.get(ContentMomentsSweep, { strict: false }).sweep();

  it('is told once, however many workers look, and makes what is kept anew', async () => {
    await api.prisma.contentVersion.updateMany({ data: { toldUntil: ago(60) } });
    const dates = [
      { publishedFrom: ago(5) },
      { publishedUntil: ago(5) },
      { publishedFrom: ago(90), publishedUntil: ago(-90) },
    ];
    const faqs = await api.prisma.faq.createManyAndReturn({
      data: dates.map((own, index) => faqRow({ question: `¿${index}?`, ...own })),
    });
    const before = await version();
    await listen();
    await Promise.all([sweep(), sweep(), sweep()]);
    const expected = faqs.slice(0, 2).map(({ id }) => `content faqs/${id}`);
    expect((await told()).map(({ subject }) => subject).sort()).toEqual(expected.sort());
    expect(await version()).toBe(before + 1);
    await sweep();
    expect(await told()).toHaveLength(2);
    expect(await version()).toBe(before + 1);
  });
});
