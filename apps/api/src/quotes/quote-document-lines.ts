import {
  countVehicles,
  equipmentText,
  firstPaymentName,
  type Figure,
  formatMoney,
  formatPercent,
  type LineView,
  linesView,
  priceLines,
  quotedPrice,
  type QuoteView,
  tradeInLines,
  tradeInNote,
  vehiclesText,
} from '@flota/figures';
import { type QuotedTradeIn, type QuotedVehicle, type SavedQuote, tradeInText } from '@flota/schemas';
import type { FigureLine, LineGroup } from './figure-lines.js';

/** What is quoted, where there is more to it than one vehicle's name: kinds, equipment, a vehicle in part payment. */
export interface QuotedContent {
  title: string;
  /** Each kind of vehicle: what one of it and its equipment cost, and what all of it come to, where there are several. */
  vehicles: (LineGroup & { units: string; sums: FigureLine[] })[];
  /** The kinds in rows, and what each comes to in columns that add up; only where there are several. */
  table?: { columns: string[]; rows: string[][]; totals: string[] };
  tradeIn?: LineGroup & { note: string; /** What it is, without the visitor's own words. */ subject: string };
}

const moneyLine = ({ label, amount }: { label: string; amount: string }): FigureLine => ({
  label,
  value: formatMoney(amount),
});

const modelName = ({ brand, modelName: model }: QuotedVehicle): string => `${brand} ${model}`;

const unitsText = (units: number): string => (units === 1 ? '1 unidad' : `${units} unidades`);

/** Nothing where the quote is of one vehicle as it comes. */
export function contentOf(quote: SavedQuote, view: QuoteView): QuotedContent | undefined {
  const { vehicle, units, tradeIn } = quote;
  const lines = linesView(view, quote);
  if (!lines && !vehicle.equipment && !tradeIn) return undefined;
  return {
    title: lines ? 'Los vehículos de su cotización' : 'El vehículo de su cotización',
    vehicles: lines
      ? lines.lines.map((line) => lineGroup(line, lines.sums, view))
      : [vehicleGroup(vehicle, units, priceGroup(vehicle))],
    ...(lines && { table: tableOf(lines.lines, lines.sums) }),
    ...(tradeIn && { tradeIn: tradeInGroup(tradeIn, view) }),
  };
}

const vehicleGroup = (vehicle: QuotedVehicle, units: number, lines: FigureLine[], sums: FigureLine[] = []) => ({
  title: `${modelName(vehicle)}, ${vehicle.versionName}`,
  units: unitsText(units),
  lines,
  sums,
});

/** What one of them costs: with equipment part by part. */
function priceGroup(vehicle: QuotedVehicle): FigureLine[] {
  const parts = priceLines(vehicle).map(moneyLine);
  const price = { label: 'Precio con IVA', value: formatMoney(vehicle.price), strong: true };
  return parts.length === 0 ? [price] : parts.map((part, index) => ({ ...part, strong: index === parts.length - 1 }));
}

function lineGroup(
  { vehicle, units, rate, firstPayment, amounts }: LineView,
  sums: readonly Figure[],
  view: QuoteView,
) {
  const all = units === 1 ? '' : `, las ${units}`;
  return vehicleGroup(
    vehicle,
    units,
    [
      ...priceGroup(vehicle),
      ...(view.kind === 'pure_lease' ? [] : [{ label: 'Tasa fija anual', value: formatPercent(rate) }]),
      { label: `${firstPaymentName(view)}${units === 1 ? '' : ', cada una'}`, value: formatMoney(firstPayment) },
    ],
    sums.map(({ label }, index) => ({ label: `${label}${all}`, value: formatMoney(amounts[index] ?? '0') })),
  );
}

function tableOf(lines: readonly LineView[], sums: readonly Figure[]): QuotedContent['table'] {
  return {
    columns: ['Vehículo', 'Unidades', 'Precio de cada una', ...sums.map(({ label }) => label)],
    rows: lines.map(({ vehicle, equipment, units, price, amounts }) => [
      [`${modelName(vehicle)}, ${vehicle.versionName}`, equipment && `con ${equipment}`].filter(Boolean).join(', '),
      String(units),
      formatMoney(price),
      ...amounts.map((amount) => formatMoney(amount)),
    ]),
    totals: [
      'Total',
      String(lines.reduce((total, { units }) => total + units, 0)),
      '',
      ...sums.map(({ amount }) => formatMoney(amount)),
    ],
  };
}

const tradeInGroup = (tradeIn: QuotedTradeIn, view: QuoteView) => ({
  title: `A cuenta: ${tradeInText(tradeIn)}`,
  subject: tradeInText({ ...tradeIn, description: '' }),
  lines: tradeInLines(view, tradeIn).map((line, index, all) => ({
    ...moneyLine(line),
    strong: index === all.length - 1,
  })),
  note: tradeInNote(tradeIn),
});

/** What is quoted, within a sentence: `5 unidades de Freightliner M2 106, 4x2 caja seca`. */
export function subjectOf(quote: SavedQuote): string {
  const { vehicle, units, lines } = quote;
  if (lines) return vehiclesText(quote);
  const equipment = equipmentText(vehicle);
  return `${units > 1 ? `${units} unidades de ` : ''}${modelName(vehicle)}, ${vehicle.versionName}${equipment && `, con ${equipment}`}`;
}

/** How the vehicle is called beside its picture: of several kinds, how many there are and which. */
export function pictureTexts(quote: SavedQuote): { name: string; version: string } {
  const { vehicle, lines } = quote;
  if (!lines) return { name: modelName(vehicle), version: vehicle.versionName };
  const models = new Set(lines.map((line) => modelName(line.vehicle)));
  return { name: `${countVehicles(quote)} vehículos`, version: [...models].join(', ') };
}

/** The price that the figures are about. */
export const priceLine = (quote: SavedQuote): FigureLine => ({
  label: quote.lines
    ? 'Precio de todos, con IVA'
    : quote.vehicle.equipment
      ? 'Precio con equipo, con IVA'
      : 'Precio con IVA',
  value: formatMoney(quotedPrice(quote)),
});
