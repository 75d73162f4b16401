import type { Plan } from '@flota/prisma';
import type { FinancingPlan, PlanRules } from '@flota/schemas';

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

export const presentPlanDetail = (plan: Plan, rules: PlanRules | null) => ({
  ...presentPlan(plan, rules),
  optionplans: {
    options: (plan.options as { title: string; summary: string }[]).map(({ title, summary }) => ({
      opttitle: title,
      optsummary: summary,
    })),
  },
  lists: { faqsclient: plan.faqs as { question: string; answer: string }[] },
});
