import { downPaymentText, firstPaymentName, formatPercent } from '@flota/figures';
import { calculator, calculatorRefusals } from '@flota/texts/site/calculator';
import type { Terms } from './calculator-state.js';
import type { LiveQuote } from '../quoting/index.js';
import type { LiveFigures } from './use-live-figures.js';

/** On what terms the payment shown is, e.g. `20 % de enganche, 30 % de pago final, 36 meses`. */
export function termsText({ plan, downPaymentPercent, termMonths, balloonPercent = '0' }: Terms): string {
  return [
    downPaymentText(plan.rules.kind, downPaymentPercent),
    Number(balloonPercent) > 0 && calculator.balloonOf({ percent: formatPercent(balloonPercent) }),
    calculator.months({ n: termMonths }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the payment in view is called: a lower bound until the visitor says who they are. */
export function paymentLabel(quote: LiveQuote): string {
  const vehicles = quote.lines?.reduce((total, { units }) => total + units, 0);
  const name = firstPaymentName(quote, quote.units);
  const payment = vehicles === undefined ? name : calculator.paymentOfAll({ payment: name, vehicles });
  return quote.assumedPersonType ? calculator.paymentFrom({ payment }) : payment;
}

/** Why the plan at hand gives no figures, by code of `@flota/finance`. */
const REFUSALS: Readonly<Record<string, string>> = calculatorRefusals;

/** What stands in place of the payment while there is none; `null` while it is being worked out. */
export function noFiguresText(figures: Exclude<LiveFigures, { state: 'ready' }>): string | null {
  switch (figures.state) {
    case 'loading':
      return null;
    case 'vehicleNeeded':
      return calculator.vehicleNeeded;
    case 'unavailable':
      return calculator.scriptMissing;
    case 'refused':
      return REFUSALS[figures.code] ?? calculator.refused;
  }
}
