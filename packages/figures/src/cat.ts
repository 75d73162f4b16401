import { terms } from '@flota/texts/site/terms';
import { isZero } from './money.js';
import type { QuoteView } from './quote-view.js';

/** A CAT as the law wants it shown. */
export interface ShownCat {
  /** e.g. `16.6 % sin IVA`. */
  cat: string;
  /** What it is for, and what insurance has to do with it. */
  remark: string;
  /** The CAT that insurance makes another one, e.g. `Sin el seguro, el CAT es 16.6 % sin IVA.` */
  beside?: string;
}

/** `null` for a pure lease, which is no credit. */
export function catOf(view: QuoteView): ShownCat | null {
  if (view.kind === 'pure_lease') return null;
  const { catDisplay, catInsurance, catWithInsuranceDisplay, catWithoutInsuranceDisplay } = view.figures;
  const cat = catWithoutVat(catDisplay);
  if (catInsurance === undefined) return { cat, remark: terms.catPurpose };
  const isCounted = !isZero(catInsurance);
  const other = isCounted ? catWithoutInsuranceDisplay : catWithInsuranceDisplay;
  return {
    cat,
    remark: `${insuranceRemark(isCounted, view.terms.optionalInsuranceMonthly === undefined)} ${terms.catPurpose}`,
    // Quotes by an earlier method know only the one.
    ...(other !== undefined && {
      beside: (isCounted ? terms.catIfWithout : terms.catIfWith)({ cat: catWithoutVat(other) }),
    }),
  };
}

function insuranceRemark(isCounted: boolean, isRequired: boolean): string {
  if (isCounted) return isRequired ? terms.catWithRequired : terms.catWithOptional;
  return isRequired ? terms.catWithoutRequired : terms.catWithoutOptional;
}

/** `16.6%`, as the method gives it, to `16.6 % sin IVA`: written as every other percentage, with its one decimal. */
export const catWithoutVat = (catDisplay: string): string => terms.cat({ cat: catDisplay.replace('%', '\u00a0%') });
