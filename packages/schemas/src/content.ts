import { z } from 'zod';
import { slug } from './primitives.js';

/** `GET /api/faqs?category={slug}` */
export const faqsResponseSchema = z.array(
  z.object({ category: slug, question: z.string(), /** Sanitised HTML. */ answer: z.string() }),
);
export type Faq = z.infer<typeof faqsResponseSchema>[number];

/** `GET /api/legal/{slug}` */
export const legalPageSchema = z.object({
  slug,
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  updatedOn: z.iso.date(),
});
export type LegalPage = z.infer<typeof legalPageSchema>;
