import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { personKindSchema } from './person-types.js';
import { slug } from './primitives.js';

/** `GET /api/faqs?category={slug}`: published questions, in the order staff gave them. */
export const faqsResponseSchema = z.array(
  z.object({ category: slug, question: z.string(), /** Sanitised HTML. */ answer: z.string() }),
);
export type Faq = z.infer<typeof faqsResponseSchema>[number];

/** `GET /api/faqs/categories` */
export const faqCategoriesResponseSchema = z.array(z.object({ slug, name: z.string() }));
export type FaqCategory = z.infer<typeof faqCategoriesResponseSchema>[number];

/** `GET /api/legal/{slug}` */
export const legalPageSchema = z.object({
  slug,
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  updatedOn: z.iso.date(),
});
export type LegalPage = z.infer<typeof legalPageSchema>;

/** `GET /api/legal` */
export const legalPagesResponseSchema = z.array(legalPageSchema.omit({ body: true }));

/** A titled part of a page. */
export const pageSectionSchema = z.object({
  title: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
  image: z.string().nullable(),
});
export type PageSection = z.infer<typeof pageSectionSchema>;

const seoSchema = z.object({ title: z.string(), description: z.string(), keywords: z.string() });

/** Pages with texts of their own, by slug; the address of each is the site's affair. */
export const PAGE_SLUGS = [
  'home',
  'planes-financiamiento',
  'calculadora',
  'distribuidores',
  'contacto',
  'acerca',
  'noticias',
  'faqs',
  'legales',
  'revocacion',
  'formularios',
  'syntage',
  'pago-confirmado',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

/** `GET /api/pages/{slug}` */
export const pageSchema = z.object({
  slug,
  title: z.string(),
  lead: z.string(),
  image: z.string().nullable(),
  /** Sanitised HTML, may be empty. */
  body: z.string(),
  sections: z.array(pageSectionSchema),
  seo: seoSchema,
});
export type Page = z.infer<typeof pageSchema>;

/** One of `GET /api/news`, the newest first (pinned ones before them). */
export const newsItemSchema = z.object({
  slug,
  title: z.string(),
  /** Sanitised HTML. */
  subtitle: z.string(),
  image: z.string(),
  publishedAt: z.iso.datetime(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** `GET /api/news?page={n}`; nine a page, from 1. */
export const newsListSchema = z.object({
  items: z.array(newsItemSchema),
  total: z.number().int(),
  perPage: z.number().int(),
});
export const NEWS_PER_PAGE = 9;

/** `GET /api/news/{slug}` */
export const newsArticleSchema = newsItemSchema.extend({
  /** Sanitised HTML. */
  body: z.string(),
  url: z.string().nullable(),
  buttonText: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** Up to three others. */
  more: z.array(newsItemSchema),
});
export type NewsArticle = z.infer<typeof newsArticleSchema>;

/** `GET /api/brands/{slug}`: the page at `/brand-{slug}`. */
export const brandPageSchema = z.object({
  slug,
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  imageMobile: z.string(),
  lead: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  sections: z.array(pageSectionSchema),
});
export type BrandPage = z.infer<typeof brandPageSchema>;

/** `GET /api/campaigns/{slug}` */
export const campaignSchema = z.object({
  slug,
  title: z.string(),
  lead: z.string(),
  image: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  formTitle: z.string(),
  buttonText: z.string(),
  thanks: z.string(),
});
export type Campaign = z.infer<typeof campaignSchema>;

export const DOCUMENT_KINDS = ['application', 'checklist', 'annex', 'form'] as const;

/** One of `GET /api/documents`; its file is at `url` (`/api/documents/{slug}/file`, a PDF). */
export const documentSchema = z.object({
  slug,
  title: z.string(),
  description: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  personTypes: z.array(personKindSchema),
  url: z.string(),
});
export type DownloadDocument = z.infer<typeof documentSchema>;
export const documentsResponseSchema = z.array(documentSchema);

/** `GET /api/search?phrase=` */
export const searchQuerySchema = z.object({
  phrase: z.string().trim().max(100, fieldCode('PHRASE.TOO_LONG')).default(''),
});
export const SEARCH_MINIMUM = 3;

export const searchHitSchema = z.object({
  title: z.string(),
  /** Plain text around what was found. */
  excerpt: z.string(),
  /** Path on the site. */
  url: z.string(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/**
 * Keyed by the section's label as people read it (`Crédito`, `Arrendamiento Puro`, `Noticias`, ...), best section first;
 * empty when the phrase is shorter than `SEARCH_MINIMUM`.
 */
export const searchResponseSchema = z.record(z.string(), z.array(searchHitSchema));
export type SearchResults = z.infer<typeof searchResponseSchema>;

/** `GET /api/sitemap`: every content page that visitors may see, for sitemap.xml. */
export const sitemapEntriesSchema = z.array(z.object({ path: z.string(), updatedAt: z.iso.datetime() }));
