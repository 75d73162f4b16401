import type { QuotedLine, QuotedTradeIn, QuotedVehicle, SavedQuote } from '@flota/schemas';
import { terms } from '@flota/texts/site/terms';
import { termsLines } from '@flota/texts/site/terms-lines';
import { listText } from './list-text.js';
import { formatMoney, formatPercent, fromCents, toCents } from './money.js';
import { type Figure, paidFigures } from './quote-figures.js';
import type { QuoteView } from './quote-view.js';

/** The vehicles of a quote: of one kind, or of the kinds that its lines are. */
export interface QuotedVehicles {
  vehicle: QuotedVehicle;
  /** How many of the one kind. */
  units: number;
  lines?: readonly Pick<QuotedLine, 'vehicle' | 'units'>[];
}

/** The kinds of vehicle of any quote, one or several. */
const kindsOf = ({ vehicle, units, lines }: QuotedVehicles) => lines ?? [{ vehicle, units }];

/** All vehicles of a quote. */
export const countVehicles = (quote: QuotedVehicles): number =>
  kindsOf(quote).reduce((total, { units }) => total + units, 0);

/** e.g. `Freightliner Cascadia 126 DD13`. */
const vehicleName = ({ brand, modelName, versionName }: QuotedVehicle): string =>
  `${brand} ${modelName} ${versionName}`;

const several = (units: number, name: string): string => (units > 1 ? `${units} × ${name}` : name);

/** The vehicles of a quote in one text: of one kind its name, of several `2 × Cascadia 126 y 3 × Boxer`. */
export const vehiclesText = (quote: QuotedVehicles): string =>
  quote.lines
    ? listText(quote.lines.map(({ vehicle, units }) => several(units, vehicleName(vehicle))))
    : vehicleName(quote.vehicle);

/** What is mounted on each vehicle, e.g. `Quinta rueda y 2 × Cámara`; empty where nothing is. */
export const equipmentText = ({
  equipment = [],
}: {
  equipment?: readonly { name: string; quantity: number }[];
}): string => listText(equipment.map(({ name, quantity }) => several(quantity, name)));

interface FittedVehicle {
  price: string;
  equipment?: readonly { price: string; quantity: number }[];
}

const fittedCents = ({ price, equipment = [] }: FittedVehicle): bigint =>
  equipment.reduce((sum, item) => sum + toCents(item.price) * BigInt(item.quantity), toCents(price));

/** MXN with VAT: a vehicle with all that is mounted on it. */
export const fittedPrice = (vehicle: FittedVehicle): string => fromCents(fittedCents(vehicle));

/** The price that a quote's figures are about, MXN with VAT: of one vehicle with its equipment, or of all kinds together. */
export const quotedPrice = ({ vehicle, lines }: QuotedVehicles): string =>
  fromCents(
    lines
      ? lines.reduce((sum, line) => sum + fittedCents(line.vehicle) * BigInt(line.units), 0n)
      : fittedCents(vehicle),
  );

/** The price of a vehicle and of what is mounted on it, to be read one below the other; nothing where nothing is. */
export function priceLines(vehicle: QuotedVehicle): { label: string; amount: string }[] {
  const { equipment = [] } = vehicle;
  if (equipment.length === 0) return [];
  return [
    { label: termsLines.vehicle, amount: vehicle.price },
    ...equipment.map(({ name, price, quantity }) => ({
      label: several(quantity, name),
      amount: fromCents(toCents(price) * BigInt(quantity)),
    })),
    { label: termsLines.fittedPrice, amount: fittedPrice(vehicle) },
  ];
}

/** The rate of a quote, e.g. `14.5 %`; of several kinds of vehicle from the lowest to the highest. */
export function rateText({ annualRatePercent, lines }: Pick<SavedQuote, 'annualRatePercent' | 'lines'>): string {
  const rates = (lines ?? [{ annualRatePercent }])
    .map((line) => line.annualRatePercent)
    .sort((one, other) => Number(one) - Number(other));
  const from = formatPercent(rates.at(0) ?? annualRatePercent);
  const to = formatPercent(rates.at(-1) ?? annualRatePercent);
  return from === to ? from : terms.rates({ from, to });
}

/** One kind of vehicle of a quote of several, as it is read. */
export interface LineView {
  vehicle: QuotedVehicle;
  equipment: string;
  units: number;
  /** Of one, MXN with VAT. */
  price: string;
  /** Percent. */
  rate: string;
  /** Of one. */
  firstPayment: string;
  /** What all of this line come to, one for each of the sums. */
  amounts: readonly string[];
}

export interface LinesView {
  /** What all vehicles come to, in the order it is paid: the sum of each column. */
  sums: readonly Figure[];
  lines: readonly LineView[];
}

/** The lines of a quote of several kinds of vehicle, in columns that add up; `null` where it is of one. */
export function linesView(view: QuoteView, { lines, fleet }: Pick<SavedQuote, 'lines' | 'fleet'>): LinesView | null {
  if (!lines) return null;
  const sums = paidFigures(view, view.schedule[0]?.total ?? fleet.monthlyPayment, fleet);
  return {
    sums,
    lines: lines.map(({ vehicle, units, price, annualRatePercent, firstPayment, fleet: ofLine }) => {
      const paid = paidFigures(view, fromCents(toCents(firstPayment) * BigInt(units)), ofLine);
      return {
        vehicle,
        equipment: equipmentText(vehicle),
        units,
        price,
        rate: annualRatePercent,
        firstPayment,
        amounts: sums.map(({ name }) => paid.find((figure) => figure.name === name)?.amount ?? '0.00'),
      };
    }),
  };
}

/** What the vehicle that is given in part payment takes off, to be read one below the other. */
export function tradeInLines(view: QuoteView, tradeIn: QuotedTradeIn): { label: string; amount: string }[] {
  const isRent = view.kind === 'financial_lease';
  return [
    {
      label: isRent ? termsLines.tradeInInitialRent : termsLines.tradeInDownPayment,
      amount: tradeIn.downPayment,
    },
    { label: termsLines.tradeIn, amount: `-${tradeIn.value}` },
    {
      label: isRent ? termsLines.tradeInInitialRentLeft : termsLines.tradeInDownPaymentLeft,
      amount: tradeIn.downPaymentInMoney,
    },
    { label: termsLines.tradeInOutlay, amount: tradeIn.initialOutlayInMoney },
  ];
}

/** Said wherever the value of a vehicle given in part payment stands. */
export const tradeInNote = ({ value }: Pick<QuotedTradeIn, 'value'>): string =>
  termsLines.tradeInNote({ value: formatMoney(value) });
