import type { Plan } from '@flota/prisma';
import {
  type FinancingPlan,
  type FinancingPlanDetail,
  planFaqsSchema,
  planOptionsSchema,
  type PlanPage,
  planPageSchema,
  type PlanRules,
} from '@flota/schemas';
import { sanitizeHtml } from '../platform/html/sanitize.js';

/** Flexibility is a plan of its own; the specification drops it where it is named as an option of another one. */
const DROPPED_OPTION = 'flexibility';

/** The specification's wire names. */
export const presentPlan = (plan: Plan, rules: PlanRules | null): FinancingPlan => ({
  ID: plan.slug,
  slug: plan.slug,
  title: plan.title,
  summary: plan.summary,
  summaryhover: plan.summaryHover,
  icnsummary: plan.icon,
  urlsummary: plan.url,
  rules,
});

export const presentPlanDetail = (plan: Plan, rules: PlanRules | null): FinancingPlanDetail => ({
  ...presentPlan(plan, rules),
  optionplans: {
    options: planOptionsSchema
      .parse(plan.options)
      .filter(({ title }) => title.toLowerCase() !== DROPPED_OPTION)
      .map(({ title, summary }) => ({ opttitle: title, optsummary: summary })),
  },
  lists: { faqs: planFaqsSchema.parse(plan.faqs), faqsclient: planFaqsSchema.parse(plan.customerFaqs) },
  page: { ...plainPage(plan), ...planPageSchema.partial().parse(plan.page) },
});

/** A plan whose page nobody has written yet still has one to read. */
const plainPage = ({ title, summary, summaryHover }: Plan): PlanPage => ({
  seoDescription: summary,
  seoKeywords: '',
  heroTitle: title,
  heroText: summary,
  image: '/artwork/sierra',
  imageMobile: '/artwork/sierra-mobile',
  whatTitle: '¿Qué es?',
  whatText: sanitizeHtml(summaryHover),
  whyTitle: '¿Por qué con nosotros?',
  why: [],
  characteristics: { fisica: [], moral: [] },
  advantages: { fisica: [], moral: [] },
  requirements: { fisica: [], moral: [] },
  conditionsText: '',
  riskText: '',
});
