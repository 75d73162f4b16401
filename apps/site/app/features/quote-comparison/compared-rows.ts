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
import { quoteComparison } from '@flota/texts/site/quote-comparison';

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
type Respect = [label: string, read: (quote: SavedQuote) => Fact | null];

const money = (amount: string): Fact => ({ text: formatMoney(amount), amount });
const text = (value: string | null | undefined): Fact | null => (value ? { text: value } : null);

const vehicleFacts = (): Respect[] => [
  [quoteComparison.vehicle, (quote) => text(vehiclesText(quote))],
  // Of several kinds each has its own.
  [quoteComparison.price, ({ vehicle, lines }) => (lines ? null : money(vehicle.price))],
  [
    quoteComparison.equipment,
    ({ vehicle, lines }) =>
      text(
        (lines ?? [{ vehicle }])
          .map((line) => equipmentText(line.vehicle))
          .filter(Boolean)
          .join('; '),
      ),
  ],
  [quoteComparison.units, (quote) => text(String(countVehicles(quote)))],
  [quoteComparison.tradeIn, ({ tradeIn }) => (tradeIn ? money(tradeIn.value) : null)],
];

const termFacts = (): Respect[] => [
  [quoteComparison.plan, ({ plan }) => text(plan.title)],
  [quoteComparison.term, ({ termMonths }) => text(quoteComparison.months({ n: termMonths }))],
  [
    quoteComparison.downPayment,
    ({ downPaymentPercent, plan }) =>
      Number(downPaymentPercent) > 0
        ? text(
            quoteComparison.downPaymentValue({
              percent: formatPercent(downPaymentPercent),
              name: downPaymentName(plan.kind).toLowerCase(),
            }),
          )
        : null,
  ],
  [
    // The rate inside a pure lease's rent is the lessor's own.
    quoteComparison.rate,
    ({ annualRatePercent, plan }) => (plan.kind === 'pure_lease' ? null : text(formatPercent(annualRatePercent))),
  ],
  [quoteComparison.cat, (quote) => text(catOf(viewOf(quote))?.cat)],
  [quoteComparison.personType, ({ personType }) => text(PERSON_TYPE_NAMES[personType])],
];

const paymentFacts = (): Respect[] => [
  [quoteComparison.firstMonth, (quote) => money(quoteFigures(viewOf(quote)).first.amount)],
  [quoteComparison.monthly, (quote) => money(quoteFigures(viewOf(quote)).monthly.amount)],
  [quoteComparison.signing, (quote) => money(quoteFigures(viewOf(quote)).signing.sum.amount)],
  [
    quoteComparison.insurance,
    (quote) => {
      const [insurance] = quoteFigures(viewOf(quote)).insurance;
      return insurance ? money(insurance.amount) : null;
    },
  ],
  [
    quoteComparison.end,
    (quote) => {
      const [end] = quoteFigures(viewOf(quote)).end;
      return end ? money(end.amount) : null;
    },
  ],
  [
    quoteComparison.total,
    (quote) => {
      const total = quoteFigures(viewOf(quote)).totals.at(-1);
      return total ? money(total.amount) : null;
    },
  ],
];

/** Of all units: only where one of the two is for several. */
const fleetRows = (first: SavedQuote, second: SavedQuote): Respect[] => {
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
  const amount = formatMoney(fromCents(cents < 0 ? -cents : cents));
  return { difference: cents < 0 ? quoteComparison.less({ amount }) : quoteComparison.more({ amount }) };
}

/** Two quotes respect by respect. What neither has is left out. */
export function comparedGroups(first: SavedQuote, second: SavedQuote): ComparedGroup[] {
  const groups: [title: string, facts: Respect[]][] = [
    [first.lines || second.lines ? quoteComparison.paymentsOfLines : quoteComparison.payments, paymentFacts()],
    [quoteComparison.allUnits, fleetRows(first, second)],
    [quoteComparison.terms, termFacts()],
    [quoteComparison.vehicleGroup, vehicleFacts()],
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
