import type { SavedQuote } from '@flota/schemas';
import { LinkButton } from '../../components/Button.js';
import { startLinkTo } from '../quoting/index.js';

/** Back to the calculator with everything of this quote chosen, to change some of it. */
export function ChangeQuote({ quote }: { quote: SavedQuote }) {
  const { vehicle, plan, personType, downPaymentPercent, termMonths, units, balloonPercent } = quote;
  const { type, model, version } = vehicle;
  const terms = { plan: plan.slug, personType, downPaymentPercent, termMonths, units, balloonPercent };
  return (
    <LinkButton variant="inverse" to={startLinkTo({ type, model, version }, terms)}>
      Cambiar algo
    </LinkButton>
  );
}
