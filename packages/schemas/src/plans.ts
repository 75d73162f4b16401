import { z } from 'zod';
import { planRulesSchema } from './plan-rules.js';
import { slug } from './primitives.js';
import { htmlText, imagePath, line } from './publishing.js';

/** One plan as the site lists it. Upper-case and run-together names are the specification's wire names. */
export const financingPlanSchema = z.object({
  ID: z.string(),
  slug,
  title: z.string(),
  summary: z.string(),
  summaryhover: z.string(),
  icnsummary: z.string(),
  urlsummary: z.string(),
  /** `null`: a plan one reads about and does not quote (insurance). */
  rules: planRulesSchema.nullable(),
});
export type FinancingPlan = z.infer<typeof financingPlanSchema>;

/** `GET /api/financingplans` */
export const financingPlansResponseSchema = z.object({ financingplans: z.array(financingPlanSchema) });

/** `GET /api/plan-links`: the plans that the menu leads to, in the order staff gave them. */
export const planLinksSchema = z.array(z.object({ slug, title: z.string(), url: z.string() }));
export type PlanLink = z.infer<typeof planLinksSchema>[number];

const byPersonType = z.object({ fisica: z.array(line(300)).max(30), moral: z.array(line(300)).max(30) });

/** The texts of a plan's own page. Texts named so are HTML, sanitised on the server. */
export const planPageSchema = z.object({
  seoDescription: line(300),
  seoKeywords: line(300, 0),
  /** Banner. */
  heroTitle: line(120),
  heroText: line(300),
  image: imagePath,
  imageMobile: imagePath,
  /** '¿Qué es?' */
  whatTitle: line(120),
  whatText: htmlText(5_000),
  /** '¿Por qué con nosotros?' */
  whyTitle: line(120),
  why: z.array(z.object({ title: line(80), text: line(400) })).max(8),
  characteristics: byPersonType,
  advantages: byPersonType,
  requirements: byPersonType,
  /** First two panels of 'Conoce todos los detalles'. */
  conditionsText: htmlText(10_000),
  riskText: htmlText(10_000),
});
export type PlanPage = z.infer<typeof planPageSchema>;

export const planOptionsSchema = z.array(z.object({ title: line(80), summary: line(400) })).max(12);
export const planFaqsSchema = z.array(z.object({ question: line(200), answer: htmlText(3_000, 1) })).max(40);

const faqsSchema = z.array(z.object({ question: z.string(), /** Sanitised HTML. */ answer: z.string() }));

/** `GET /api/financingplans?id={slug}`. The option titled Flexibility is dropped. */
export const financingPlanDetailResponseSchema = z.object({
  financingplans: financingPlanSchema.extend({
    optionplans: z.object({ options: z.array(z.object({ opttitle: z.string(), optsummary: z.string() })) }),
    /** `faqsclient`: shown to signed-in customers only. */
    lists: z.object({ faqs: faqsSchema, faqsclient: faqsSchema }),
    page: planPageSchema,
  }),
});
export type FinancingPlanDetail = z.infer<typeof financingPlanDetailResponseSchema>['financingplans'];
