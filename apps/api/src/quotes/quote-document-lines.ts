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
import {
  type QuotedTradeIn,
  type QuotedVehicle,
  type SavedQuote,
  type Silhouette,
  silhouetteSchema,
  tradeInText,
} from '@flota/schemas';
import { quoteDocument as texts } from '@flota/texts/mails/quote-document';
import type { FigureLine, LineGroup } from './figure-lines.js';
import type { PrintedPhoto } from './vehicle-photos.js';

/** What a vehicle is shown by. */
export interface VehiclePicture {
  /** Which drawing shows it, where there is no photo. */
  silhouette: Silhouette;
  photo?: PrintedPhoto | undefined;
}

/** What is quoted, where there is more to it than one vehicle's name: kinds, equipment, a vehicle in part payment. */
export interface QuotedContent {
  title: string;
  /** Each kind of vehicle: what one of it and its equipment cost, and what all of it come to, where there are several. */
  vehicles: (LineGroup & {
    units: string;
    sums: FigureLine[];
    /** Of each kind, where there are several. */ picture?: VehiclePicture;
  })[];
  /** The kinds in rows, and what each comes to in columns that add up; only where there are several. */
  table?: { columns: string[]; rows: string[][]; totals: string[] };
  tradeIn?: LineGroup & { note: string; /** What it is, without the visitor's own words. */ subject: string };
}

const moneyLine = ({ label, amount }: { label: string; amount: string }): FigureLine => ({
  label,
  value: formatMoney(amount),
});

const modelName = ({ brand, modelName: model }: QuotedVehicle): string => `${brand} ${model}`;

const versionName = (vehicle: QuotedVehicle): string => `${modelName(vehicle)}, ${vehicle.versionName}`;

const equippedName = (vehicle: QuotedVehicle, equipment: string): string =>
  equipment ? texts.equipped({ vehicle: versionName(vehicle), equipment }) : versionName(vehicle);

/** Nothing where the quote is of one vehicle as it comes. */
export function contentOf(
  quote: SavedQuote,
  view: QuoteView,
  photos: readonly (PrintedPhoto | undefined)[] = [],
): QuotedContent | undefined {
  const { vehicle, units, tradeIn } = quote;
  const lines = linesView(view, quote);
  if (!lines && !vehicle.equipment && !tradeIn) return undefined;
  return {
    title: lines ? texts.vehiclesTitle : texts.vehicleTitle,
    vehicles: lines
      ? lines.lines.map((line, index) => ({
          ...lineGroup(line, lines.sums, view),
          picture: pictureOf(line.vehicle, photos[index]),
        }))
      : [vehicleGroup(vehicle, units, priceGroup(vehicle))],
    ...(lines && { table: tableOf(lines.lines, lines.sums) }),
    ...(tradeIn && { tradeIn: tradeInGroup(tradeIn, view) }),
  };
}

const vehicleGroup = (vehicle: QuotedVehicle, units: number, lines: FigureLine[], sums: FigureLine[] = []) => ({
  title: versionName(vehicle),
  units: texts.units({ n: units }),
  lines,
  sums,
});

/** What one of them costs: with equipment part by part. */
function priceGroup(vehicle: QuotedVehicle): FigureLine[] {
  const parts = priceLines(vehicle).map(moneyLine);
  const price = { label: texts.price, value: formatMoney(vehicle.price), strong: true };
  return parts.length === 0 ? [price] : parts.map((part, index) => ({ ...part, strong: index === parts.length - 1 }));
}

function lineGroup(
  { vehicle, units, rate, firstPayment, amounts }: LineView,
  sums: readonly Figure[],
  view: QuoteView,
) {
  const monthly = firstPaymentName(view);
  return vehicleGroup(
    vehicle,
    units,
    [
      ...priceGroup(vehicle),
      ...(view.kind === 'pure_lease' ? [] : [{ label: texts.rate, value: formatPercent(rate) }]),
      { label: units === 1 ? monthly : texts.figureEach({ figure: monthly }), value: formatMoney(firstPayment) },
    ],
    sums.map(({ label }, index) => ({
      label: units === 1 ? label : texts.figureAll({ figure: label, units }),
      value: formatMoney(amounts[index] ?? '0'),
    })),
  );
}

function tableOf(lines: readonly LineView[], sums: readonly Figure[]): QuotedContent['table'] {
  return {
    columns: [texts.columnVehicle, texts.columnUnits, texts.columnPrice, ...sums.map(({ label }) => label)],
    rows: lines.map(({ vehicle, equipment, units, price, amounts }) => [
      equippedName(vehicle, equipment),
      String(units),
      formatMoney(price),
      ...amounts.map((amount) => formatMoney(amount)),
    ]),
    totals: [
      texts.total,
      String(lines.reduce((total, { units }) => total + units, 0)),
      '',
      ...sums.map(({ amount }) => formatMoney(amount)),
    ],
  };
}

const tradeInGroup = (tradeIn: QuotedTradeIn, view: QuoteView) => ({
  title: texts.tradeIn({ vehicle: tradeInText(tradeIn) }),
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
  const name = equippedName(vehicle, equipmentText(vehicle));
  return units > 1 ? texts.unitsOf({ units, vehicle: name }) : name;
}

export const pictureOf = ({ silhouette }: QuotedVehicle, photo: PrintedPhoto | undefined): VehiclePicture => ({
  // As on the site: what has no drawing of its own is shown as a medium truck.
  silhouette: silhouetteSchema.catch('medium-truck').parse(silhouette),
  ...(photo && { photo }),
});

/** How the vehicle is called beside its picture: of several kinds, how many there are and which. */
export function pictureTexts(quote: SavedQuote): { name: string; version: string } {
  const { vehicle, lines } = quote;
  if (!lines) return { name: modelName(vehicle), version: vehicle.versionName };
  const models = new Set(lines.map((line) => modelName(line.vehicle)));
  return { name: texts.vehicles({ count: countVehicles(quote) }), version: [...models].join(', ') };
}

/** The price that the figures are about. */
export const priceLine = (quote: SavedQuote): FigureLine => ({
  label: quote.lines ? texts.priceAll : quote.vehicle.equipment ? texts.priceEquipped : texts.price,
  value: formatMoney(quotedPrice(quote)),
});
