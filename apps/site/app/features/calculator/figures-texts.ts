import { formatPercent } from '../../lib/format.js';
import { downPaymentName, firstPaymentName } from '@flota/figures';
import type { Terms } from './calculator-state.js';
import type { LiveQuote } from '../quoting/index.js';
import type { LiveFigures } from './use-live-figures.js';

/** On what terms the payment shown is, e.g. `20 % de enganche, 30 % de pago final, 36 meses`. */
export function termsText({ plan, downPaymentPercent, termMonths, balloonPercent = '0' }: Terms): string {
  const share = (percent: string, name: string) =>
    Number(percent) > 0 ? [`${formatPercent(percent)} de ${name.toLowerCase()}`] : [];
  return [
    ...share(downPaymentPercent, downPaymentName(plan.rules.kind)),
    ...share(balloonPercent, 'pago final'),
    `${termMonths} meses`,
  ].join(', ');
}

/** What the payment in view is called: a lower bound until the visitor says who they are. */
export function paymentLabel(quote: LiveQuote): string {
  const vehicles = quote.lines?.reduce((total, { units }) => total + units, 0);
  const name = firstPaymentName(quote, quote.units) + (vehicles === undefined ? '' : `, ${vehicles} vehículos`);
  return quote.assumedPersonType ? `${name} desde` : name;
}

/** Why the plan at hand gives no figures, by code of `@flota/finance`. */
const REFUSALS: Record<string, string> = {
  'RATE.NOT_AVAILABLE': 'Este plan no se ofrece con ese vehículo y ese plazo. Elija otro plan u otro plazo.',
  'TRADE_IN.ABOVE_DOWN_PAYMENT': 'Su vehículo a cuenta vale más que el enganche. Suba el enganche.',
  'TRADE_IN.NOT_OFFERED': 'Este plan no lleva enganche y usted da un vehículo a cuenta. Elija otro plan.',
  'BALLOON.OUT_OF_RANGE': 'El enganche y el pago final suman todo el precio. Baje uno de los dos.',
  'DOWN_PAYMENT.OUT_OF_RANGE': 'Elija un enganche dentro del rango del plan.',
  'TERM.NOT_OFFERED': 'Elija uno de los plazos del plan.',
  'PERSON_TYPE.NOT_OFFERED': 'Este plan no se ofrece a ese tipo de persona. Elija otro plan.',
};

/** What stands in place of the payment while there is none; `null` while it is being worked out. */
export function noFiguresText(figures: Exclude<LiveFigures, { state: 'ready' }>): string | null {
  switch (figures.state) {
    case 'loading':
      return null;
    case 'vehicleNeeded':
      return 'Elija un vehículo y aquí verá su mensualidad.';
    case 'unavailable':
      return 'No pudimos cargar el cálculo. Revise su conexión.';
    case 'refused':
      return (
        REFUSALS[figures.code] ?? 'Con estas condiciones no hay cotización. Cambie el plan, el enganche o el plazo.'
      );
  }
}
