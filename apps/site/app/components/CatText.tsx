import { catOf, NO_CAT, type QuoteView } from '@flota/figures';
import { DateText } from './Money.js';

interface CatTextProps {
  view: QuoteView;
  /** Day the figures were worked out, `YYYY-MM-DD`. */
  calculatedOn: string;
  className?: string;
}

/** The CAT with the legend the law asks for, or why there is none. */
export function CatText({ view, calculatedOn, className }: CatTextProps) {
  const shown = catOf(view);
  return (
    <p className={className}>
      {shown ? (
        <>
          <strong className="tabular">CAT {shown.cat}.</strong> {shown.remark} {shown.beside} Calculado el{' '}
          <DateText date={calculatedOn} />.
        </>
      ) : (
        NO_CAT
      )}
    </p>
  );
}
