import { catOf, type QuoteView } from '@flota/figures';
import { terms } from '@flota/texts/site/terms';
import { rich } from '../lib/rich.js';
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
  if (!shown) return <p className={className}>{terms.noCat}</p>;
  const { cat, remark, beside } = shown;
  return (
    <p className={className}>
      {rich(terms.catLegend({ cat, remarks: beside === undefined ? remark : `${remark} ${beside}` }), {
        cat: (text) => <strong className="tabular">{text}</strong>,
        date: () => <DateText date={calculatedOn} />,
      })}
    </p>
  );
}
