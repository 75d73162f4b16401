import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AGENDA_DAYS, type ContentAgenda } from '@flota/schemas';
import { emptyContent, newsRow, promotionRow } from '../../testing/content-rows.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => emptyContent(api.prisma));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function agenda() {
  const { headers } = await api.signIn('content');
  return (await api.http.get('/api/admin/content-agenda').set(headers).expect(200)).body as ContentAgenda;
}

describe('GET /api/admin/content-agenda', () => {
  it('tells what ends and begins by its dates, across the kinds, the next one first', async () => {
    const { ahead, back } = AGENDA_DAYS;
    for (const [title, publishedFrom, publishedUntil] of [
      ['Termina pronto', inDays(-5), inDays(2)],
      ['Termina después', null, inDays(ahead - 1)],
      ['Termina muy tarde', null, inDays(ahead + 1)],
      ['No termina', inDays(-5), null],
      ['Terminó ayer', null, inDays(-1)],
      ['Terminó antier', null, inDays(-2)],
      ['Terminó hace mucho', null, inDays(-back - 1)],
      ['Empieza en un año', inDays(365), null],
    ] as const) {
      await api.prisma.promotion.create({ data: promotionRow({ title, publishedFrom, publishedUntil }) });
    }
    const news = { slug: 'nota-del-mes', title: 'Nota del mes', publishedFrom: inDays(-9), publishedUntil: inDays(1) };
    await api.prisma.newsArticle.create({ data: newsRow(news) });

    const { ending, beginning, ended } = await agenda();
    const titles = (entries: ContentAgenda['ending']) => entries.map(({ title }) => title);
    expect(titles(ending)).toEqual(['Nota del mes', 'Termina pronto', 'Termina después']);
    expect(ending[0]).toMatchObject({ kind: 'news', id: 'nota-del-mes', at: news.publishedUntil.toISOString() });
    expect(titles(beginning)).toEqual(['Empieza en un año']);
    expect(titles(ended)).toEqual(['Terminó ayer', 'Terminó antier']);
  });

  it('names the legal texts that nobody has read as they are', async () => {
    const page = { title: 'Aviso de prueba', body: '<p>Uno.</p>', updatedOn: new Date('2026-01-01') };
    await api.prisma.legalPage.create({ data: { slug: 'aviso-de-prueba', ...page } });
    const unread = async () => (await agenda()).unreadLegal.map(({ id }) => id);
    expect(await unread()).toContain('aviso-de-prueba');

    const { headers } = await api.signIn('admin');
    const read = {
      updatedAt: (await api.prisma.legalPage.findFirstOrThrow({ where: { slug: 'aviso-de-prueba' } })).updatedAt,
    };
    const approval = { ...read, approvedBy: 'Lic. Ana Ruiz', publish: true };
    await api.http.post('/api/admin/legal-pages/aviso-de-prueba/approve').set(headers).send(approval).expect(200);
    expect(await unread()).not.toContain('aviso-de-prueba');

    await api.prisma.legalPage.update({ where: { slug: 'aviso-de-prueba' }, data: { body: '<p>Dos.</p>' } });
    expect(await unread()).toContain('aviso-de-prueba');
  });
});
