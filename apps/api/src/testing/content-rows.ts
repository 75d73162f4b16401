import type { Prisma } from '@flota/prisma';

/*
 * Rows of content for tests. Each takes what a test wants to be different.
 */

export const bannerRow = (own: Partial<Prisma.BannerCreateManyInput> = {}): Prisma.BannerCreateManyInput => ({
  title: 'Renueve su flota',
  subtitle: 'Con pagos fijos',
  image: '/artwork/sierra',
  imageMobile: '/artwork/sierra-mobile',
  ...own,
});

export const promotionRow = (own: Partial<Prisma.PromotionCreateManyInput> = {}): Prisma.PromotionCreateManyInput => ({
  title: 'Enganche reducido',
  subtitle: '<p>Solo este mes</p>',
  image: '/artwork/patio',
  ...own,
});

export const brandRow = (own: Partial<Prisma.BrandCreateManyInput> = {}): Prisma.BrandCreateManyInput => ({
  slug: 'prueba',
  title: 'Marca de prueba',
  subtitle: 'Al volante desde 1990',
  image: '/artwork/taller',
  imageMobile: '/artwork/taller-mobile',
  lead: 'Conozca la marca.',
  body: '<p>Su historia</p>',
  ...own,
});

export const newsRow = (own: Partial<Prisma.NewsArticleCreateManyInput> = {}): Prisma.NewsArticleCreateManyInput => ({
  slug: 'nota',
  title: 'Una nota',
  subtitle: '<p>De qué trata</p>',
  image: '/artwork/terminal',
  body: '<p>Qué pasó</p>',
  publishedFrom: new Date('2026-01-15T12:00:00Z'),
  ...own,
});

export const faqRow = (own: Partial<Prisma.FaqCreateManyInput> = {}): Prisma.FaqCreateManyInput => ({
  categorySlug: 'general-questions',
  question: '¿Cómo empiezo?',
  answer: '<p>Calcule su mensualidad.</p>',
  ...own,
});

export const campaignRow = (own: Partial<Prisma.CampaignCreateManyInput> = {}): Prisma.CampaignCreateManyInput => ({
  slug: 'fin-de-ano',
  title: 'Fin de año',
  lead: 'Estrene antes de que termine.',
  image: '/artwork/obra',
  body: '<p>Bases de la campaña</p>',
  formTitle: 'Déjenos sus datos',
  buttonText: 'Enviar',
  thanks: 'Le llamaremos.',
  ...own,
});

export const documentRow = (own: Partial<Prisma.DocumentCreateManyInput> = {}): Prisma.DocumentCreateManyInput => ({
  slug: 'solicitud',
  title: 'Solicitud de crédito',
  description: 'Para iniciar su trámite.',
  kind: 'application',
  personTypes: ['fisica', 'moral'],
  template: 'application',
  ...own,
});

export const pageRow = (own: Partial<Prisma.PageCreateManyInput> = {}): Prisma.PageCreateManyInput => ({
  slug: 'acerca',
  title: 'Acerca de nosotros',
  lead: 'Más de 30 años financiando el camino.',
  seoTitle: 'Acerca de nosotros',
  seoDescription: 'Quiénes somos.',
  seoKeywords: 'financiera, camiones',
  ...own,
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** From when until when content is published, and whether it is now. */
export const WINDOWS: [string, { publishedFrom?: Date; publishedUntil?: Date }, boolean][] = [
  ['without dates', {}, true],
  ['since an hour ago', { publishedFrom: hours(-1) }, true],
  ['for another hour', { publishedUntil: hours(1) }, true],
  ['between the two', { publishedFrom: hours(-1), publishedUntil: hours(1) }, true],
  ['from tomorrow on', { publishedFrom: hours(24) }, false],
  ['until yesterday', { publishedUntil: hours(-24) }, false],
];

/** So that a test sees its own content and none of the seed's. */
export async function emptyContent(database: Prisma.TransactionClient): Promise<void> {
  await database.alert.deleteMany();
  await database.banner.deleteMany();
  await database.promotion.deleteMany();
  await database.brand.deleteMany();
  await database.newsArticle.deleteMany();
  await database.faq.deleteMany();
  await database.faqCategory.deleteMany();
  await database.campaign.deleteMany();
  await database.document.deleteMany();
  await database.page.deleteMany();
  await database.legalPage.deleteMany();
  await database.faqCategory.create({ data: { slug: 'general-questions', name: 'Preguntas generales' } });
}
