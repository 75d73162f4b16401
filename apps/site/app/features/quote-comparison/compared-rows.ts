import {
  catOf,
  countVehicles,
  downPaymentName,
  equipmentText,
  fleetFigures,
  formatMoney,
  formatPercent,
  fromCents,
  quoteFigures,
  toCents,
  vehiclesText,
  viewOf,
} from '@flota/figures';
import { PERSON_TYPE_NAMES, type SavedQuote } from '@flota/schemas';

/** What is said of two quotes in one respect. */
export interface ComparedRow {
  label: string;
  /** Of the first and of the second; an em dash where it has none. */
  values: [string, string];
  differs: boolean;
  /** By how much the second is above or below the first, for amounts. */
  difference?: string;
}

export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

const NONE = '—';

/** A respect of one quote: its text, and its amount where that is one. */
type Fact = { text: string; amount?: string };
type Read = (quote: SavedQuote) => Fact | null;

const money = (amount: string): Fact => ({ text: formatMoney(amount), amount });
const text = (value: string | null | undefined): Fact | null => (value ? { text: value } : null);

const VEHICLE: [label: string, read: Read][] = [
  ['Vehículo', (quote) => text(vehiclesText(quote))],
  // Of several kinds each has its own.
  ['Precio con IVA', ({ vehicle, lines }) => (lines ? null : money(vehicle.price))],
  [
    'Equipo',
    ({ vehicle, lines }) =>
      text(
        (lines ?? [{ vehicle }])
          .map((line) => equipmentText(line.vehicle))
          .filter(Boolean)
          .join('; '),
      ),
  ],
  ['Unidades', (quote) => text(String(countVehicles(quote)))],
  ['Vehículo a cuenta', ({ tradeIn }) => (tradeIn ? money(tradeIn.value) : null)],
];

const TERMS: [label: string, read: Read][] = [
  ['Plan', ({ plan }) => text(plan.title)],
  ['Plazo', ({ termMonths }) => text(`${termMonths} meses`)],
  [
    'Enganche o renta inicial',
    ({ downPaymentPercent, plan }) =>
      Number(downPaymentPercent) > 0
        ? text(`${formatPercent(downPaymentPercent)} (${downPaymentName(plan.kind).toLowerCase()})`)
        : null,
  ],
  [
    // The rate inside a pure lease's rent is the lessor's own.
    'Tasa fija anual',
    ({ annualRatePercent, plan }) => (plan.kind === 'pure_lease' ? null : text(formatPercent(annualRatePercent))),
  ],
  ['CAT', (quote) => text(catOf(viewOf(quote))?.cat)],
  ['Para', ({ personType }) => text(PERSON_TYPE_NAMES[personType])],
];

const PAYMENTS: [label: string, read: Read][] = [
  ['Primer mes', (quote) => money(quoteFigures(viewOf(quote)).first.amount)],
  ['Cada mes, según el contrato', (quote) => money(quoteFigures(viewOf(quote)).monthly.amount)],
  ['Al firmar', (quote) => money(quoteFigures(viewOf(quote)).signing.sum.amount)],
  [
    'Seguro al mes, aparte',
    (quote) => {
      const [insurance] = quoteFigures(viewOf(quote)).insurance;
      return insurance ? money(insurance.amount) : null;
    },
  ],
  [
    'Al terminar',
    (quote) => {
      const [end] = quoteFigures(viewOf(quote)).end;
      return end ? money(end.amount) : null;
    },
  ],
  [
    'En total',
    (quote) => {
      const total = quoteFigures(viewOf(quote)).totals.at(-1);
      return total ? money(total.amount) : null;
    },
  ],
];

/** Of all units: only where one of the two is for several. */
const fleetRows = (first: SavedQuote, second: SavedQuote): [label: string, read: Read][] => {
  if (first.units === 1 && second.units === 1) return [];
  const linesOf = (quote: SavedQuote) => fleetFigures(viewOf(quote), quote.units, quote.fleet);
  const labels = new Set([...linesOf(first), ...linesOf(second)].map(({ label }) => label));
  return [...labels].map((label) => [
    label,
    (quote: SavedQuote) => {
      const line = linesOf(quote).find((other) => other.label === label);
      return line ? money(line.amount) : null;
    },
  ]);
};

function rowOf(label: string, first: Fact | null, second: Fact | null): ComparedRow {
  const values: [string, string] = [first?.text ?? NONE, second?.text ?? NONE];
  const differs = values[0] !== values[1];
  return { label, values, differs, ...(differs && differenceOf(first, second)) };
}

function differenceOf(first: Fact | null, second: Fact | null): Pick<ComparedRow, 'difference'> {
  if (first?.amount === undefined || second?.amount === undefined) return {};
  const cents = toCents(second.amount) - toCents(first.amount);
  const size = formatMoney(fromCents(cents < 0 ? -cents : cents));
  return { difference: `${size} ${cents < 0 ? 'menos' : 'más'} en la segunda` };
}

/** Two quotes respect by respect. What neither has is left out. */
export function comparedGroups(first: SavedQuote, second: SavedQuote): ComparedGroup[] {
  const groups: [title: string, facts: [label: string, read: Read][]][] = [
    [
      first.lines || second.lines ? 'Pagos: de una unidad, o de todas si son distintas' : 'Pagos de una unidad',
      PAYMENTS,
    ],
    ['Todas las unidades', fleetRows(first, second)],
    ['Condiciones', TERMS],
    ['Vehículo', VEHICLE],
  ];
  return groups
    .map(([title, facts]) => ({
      title,
      rows: facts
        .map(([label, read]) => rowOf(label, read(first), read(second)))
        .filter(({ values }) => values.some((value) => value !== NONE)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
