import { z } from 'zod';
import { planRulesSchema } from './plan-rules.js';
import { slug } from './primitives.js';

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

/** `GET /api/financingplans?id={slug}` */
export const financingPlanDetailResponseSchema = z.object({
  financingplans: financingPlanSchema.extend({
    optionplans: z.object({ options: z.array(z.object({ opttitle: z.string(), optsummary: z.string() })) }),
    lists: z.object({ faqsclient: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  }),
});
