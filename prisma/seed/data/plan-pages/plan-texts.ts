import type { z } from 'zod';
import type { planFaqsSchema, PlanPage } from '@flota/schemas';

/** What a plan says on its own page; `customerFaqs` to signed-in customers only. */
export interface PlanTexts {
  page: PlanPage;
  customerFaqs: z.infer<typeof planFaqsSchema>;
}
