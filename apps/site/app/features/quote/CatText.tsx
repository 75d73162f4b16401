import { DateText } from '../../components/Money.js';
import { catInsuranceText, catText, type FiguresView } from './figure-lines.js';

interface CatTextProps {
  view: FiguresView;
  /** Day the figures were worked out, `YYYY-MM-DD`. */
  calculatedOn: string;
  className?: string;
}

/** The CAT with the legend the law asks for, or why there is none. */
export function CatText({ view, calculatedOn, className }: CatTextProps) {
  const cat = catText(view);
  const insurance = catInsuranceText(view);
  return (
    <p className={className}>
      {cat ? (
        <>
          <strong className="tabular">CAT {cat}.</strong> {insurance && `${insurance} `}Para fines informativos y de
          comparación. Calculado el <DateText date={calculatedOn} />.
        </>
      ) : (
        'El arrendamiento puro no es un crédito, por eso no lleva CAT.'
      )}
    </p>
  );
}
