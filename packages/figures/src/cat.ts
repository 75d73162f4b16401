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

export const NO_CAT = 'El arrendamiento puro no es un crédito, por lo que no se calcula un CAT.';

const PURPOSE = 'Para fines informativos y de comparación.';

/** `null` for a pure lease, which is no credit. */
export function catOf(view: QuoteView): ShownCat | null {
  if (view.kind === 'pure_lease') return null;
  const { catDisplay, catInsurance, catWithInsuranceDisplay, catWithoutInsuranceDisplay } = view.figures;
  const cat = catWithoutVat(catDisplay);
  if (catInsurance === undefined) return { cat, remark: PURPOSE };
  const isCounted = !isZero(catInsurance);
  const other = isCounted ? catWithoutInsuranceDisplay : catWithInsuranceDisplay;
  return {
    cat,
    remark: `${isCounted ? 'Incluye' : 'No incluye'} el seguro${view.terms.optionalInsuranceMonthly === undefined ? ' obligatorio' : ''}. ${PURPOSE}`,
    // Quotes by an earlier method know only the one.
    ...(other !== undefined && {
      beside: `${isCounted ? 'Sin' : 'Con'} el seguro, el CAT es ${catWithoutVat(other)}.`,
    }),
  };
}

/** `16.6%`, as the method gives it, to `16.6 % sin IVA`: written as every other percentage, with its one decimal. */
export const catWithoutVat = (catDisplay: string): string => `${catDisplay.replace('%', '\u00a0%')} sin IVA`;
