import { calculateQuote, FinanceError, termsFromPlan, type PlanRequest } from '@flota/finance';
import { type QuoteView, viewOf } from '@flota/figures';
import { planRulesSchema, type PersonType } from '@flota/schemas';
import { rulesFromForm, type PlanRulesForm } from './plan-form.js';

/** For whom and what the example is worked out; as typed. */
export interface ExampleRequest {
  vehicleType: string;
  personType: PersonType;
  price: string;
  downPaymentPercent: string;
  termMonths: number;
}

export type Example =
  | { state: 'ready'; view: QuoteView }
  /** No line of the table is for what was asked. */
  | { state: 'gap' }
  /** The rules, or what was asked, can't be worked with: `code` and `field` of `@flota/finance`. */
  | { state: 'refused'; code: string; field: string }
  /** The rules aren't well-formed; the form marks where. */
  | { state: 'unfinished' };

/** What a quote by the form's rules would say on that day, without saving them. */
export function workOutExample(form: PlanRulesForm, request: ExampleRequest, onDate: string): Example {
  const rules = planRulesSchema.safeParse(rulesFromForm(form));
  if (!rules.success) return { state: 'unfinished' };
  const { price, ...asked } = request;
  const wanted: PlanRequest = { ...asked, priceWithVat: price.replace(/[\s,$]/g, ''), onDate };
  try {
    const terms = termsFromPlan(rules.data, wanted);
    const { schedule, methodVersion: _, ...figures } = calculateQuote(terms);
    return { state: 'ready', view: viewOf({ terms, figures, schedule }) };
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    const { code, field } = error;
    return code === 'RATE.NOT_AVAILABLE' ? { state: 'gap' } : { state: 'refused', code, field };
  }
}
