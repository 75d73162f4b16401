import { isZero } from './money.js';
import type { QuoteView } from './quote-view.js';

/** A CAT as the law wants it shown. */
export interface ShownCat {
  /** e.g. `16.6% sin IVA`. */
  cat: string;
  /** What it is for, and whether mandatory insurance is in it. */
  remark: string;
}

export const NO_CAT = 'El arrendamiento puro no es un crédito, por lo que no se calcula un CAT.';

/** `null` for a pure lease, which is no credit. */
export function catOf(view: QuoteView): ShownCat | null {
  if (view.kind === 'pure_lease') return null;
  const { catDisplay, catInsurance } = view.figures;
  const purpose = 'Para fines informativos y de comparación.';
  if (catInsurance === undefined) return { cat: `${catDisplay} sin IVA`, remark: purpose };
  const insurance = isZero(catInsurance) ? 'No incluye el seguro obligatorio.' : 'Incluye el seguro obligatorio.';
  return { cat: `${catDisplay} sin IVA`, remark: `${insurance} ${purpose}` };
}
