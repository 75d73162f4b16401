import { calculateQuote } from './calculate-quote.js';
import { catFigures } from './cat.js';
import { creditCat } from './contract-cat.js';
import { FinanceError } from './errors.js';
import { irregularFirstPeriod } from './first-period.js';
import { MAX_UNITS, readCount } from './inputs.js';
import { catsOf } from './insurance.js';
import { Decimal, exactText, moneyText, sum, ZERO } from './money.js';
import type { Instalment, Quote } from './quote.js';
import type { AmortisedTerms, FinancingTerms } from './terms.js';

/** Vehicles of one kind in a quote of several: the terms of one of them, and how many. */
export interface MixedLine {
  terms: FinancingTerms;
  units: number;
}

/** A quote of vehicles of several kinds by one plan and for one term. */
export interface MixedQuote {
  /** The figures and the schedule of one vehicle of each line, in the order of the lines. */
  lines: Quote[];
  /**
   * What the whole is about: price and insurance of all vehicles, the highest of their rates. Its figures don't follow
   * from these, but from the lines' own.
   */
  terms: FinancingTerms;
  /** Of all vehicles together: every amount is the sum of the lines, to the cent; the CAT is that of all that moves. */
  quote: Quote;
}

/**
 * Several kinds of vehicle in one quote. Each vehicle has a contract of its own, rounded to the cent; a line is one of
 * them times its units, the whole the sum of the lines, in every figure and every cell of the schedule. The CAT of the
 * whole solves Banco de México's equation for the sum of the flows.
 *
 * @throws FinanceError `LINES.DIFFER` (`lines`) when there are none or they are not of one plan and term,
 *   `COUNT.OUT_OF_RANGE` (`units`); the codes of {@link calculateQuote}
 */
export function calculateMixedQuote(lines: readonly MixedLine[]): MixedQuote {
  const [first] = lines;
  if (!first || lines.some(({ terms }) => !areAlike(terms, first.terms)))
    throw new FinanceError('LINES.DIFFER', 'lines');
  const counts = lines.map((line) => readCount(line, 'units', { min: 1, max: MAX_UNITS }));
  const quotes = lines.map(({ terms }) => calculateQuote(terms));
  const weigh = (amountOf: (quote: Quote) => string) =>
    sum(quotes.map((quote, index) => new Decimal(amountOf(quote)).times(counts[index] ?? 0)));
  const schedule = quotes[0]!.schedule.map((row, index) =>
    sumOfRows(row, (field) => weigh((quote) => quote.schedule[index]![field])),
  );
  const amounts = sumOfFigures(quotes[0]!, weigh);
  const terms = wholeTerms(lines);
  const quote = { ...amounts, ...(terms.kind !== 'pure_lease' && catsOfWhole(terms, amounts, schedule)), schedule };
  return { lines: quotes, terms, quote: quote as unknown as Quote };
}

/** Whether two vehicles are financed alike: their instalments fall due together. */
const areAlike = (one: FinancingTerms, other: FinancingTerms): boolean =>
  one.kind === other.kind && one.termMonths === other.termMonths;

type Weigh = (amountOf: (quote: Quote) => string) => Decimal;
type Amounts = Readonly<Record<string, string>>;

const CAT = /^cat(?!Insurance$)/;

/** Every amount of a quote, summed up; what is no amount stays out, but for the edition of the method. */
function sumOfFigures(first: Quote, weigh: Weigh): Amounts {
  const { schedule: _, methodVersion, ...figures } = first;
  const names = Object.keys(figures).filter((name) => !CAT.test(name));
  const summed = names.map((name) => {
    const amount = weigh((quote) => (quote as unknown as Amounts)[name] ?? '0');
    return [name, /Exact/.test(name) ? exactText(amount) : moneyText(amount)] as const;
  });
  return { ...Object.fromEntries(summed), methodVersion };
}

function sumOfRows(row: Instalment, weigh: (field: Exclude<keyof Instalment, 'number'>) => Decimal): Instalment {
  const cell = (field: Exclude<keyof Instalment, 'number'>) => moneyText(weigh(field));
  return {
    number: row.number,
    capital: cell('capital'),
    interest: cell('interest'),
    vat: cell('vat'),
    base: cell('base'),
    total: cell('total'),
    balance: cell('balance'),
  };
}

function catsOfWhole(terms: AmortisedTerms, amounts: Amounts, schedule: readonly Instalment[]) {
  const amount = (name: string) => new Decimal(amounts[name] ?? 0);
  const flows = {
    amortisation: {
      principal: amount('amountFinanced'),
      target: amount(terms.kind === 'financial_lease' ? 'purchaseOptionWithoutVat' : 'balloon'),
      annualRatePercent: new Decimal(terms.annualRatePercent),
      termMonths: terms.termMonths,
    },
    rows: schedule.map(({ number, base }) => ({ number, base: new Decimal(base) })),
    openingFee: amount('openingFee'),
    guaranteeDeposit: amount('guaranteeDeposit'),
    firstDays: irregularFirstPeriod(terms),
  };
  const cat = (insuranceMonthly: Decimal) => creditCat(flows, insuranceMonthly);
  if (amounts.insuranceWithoutVat === undefined) return catFigures(cat(ZERO));
  return catsOf(amount('insuranceWithoutVat'), amount('catInsurance'), cat);
}

function wholeTerms(lines: readonly MixedLine[]): FinancingTerms {
  const { terms } = lines[0]!;
  const total = (amountOf: (terms: FinancingTerms) => string | undefined) =>
    moneyText(sum(lines.map((line) => new Decimal(amountOf(line.terms) ?? 0).times(line.units))));
  const rates = lines.map((line) => new Decimal(line.terms.annualRatePercent));
  const { insuranceAnnualPercentOfPrice: premium } = terms;
  const isOnePremium = lines.every((line) => line.terms.insuranceAnnualPercentOfPrice === premium);
  const common = {
    annualRatePercent: Decimal.max(...rates).toFixed(),
    ...(terms.mandatoryInsuranceMonthly !== undefined && {
      mandatoryInsuranceMonthly: total((line) => line.mandatoryInsuranceMonthly),
    }),
    ...(terms.optionalInsuranceMonthly !== undefined && {
      optionalInsuranceMonthly: total((line) => line.optionalInsuranceMonthly),
    }),
  };
  const whole: FinancingTerms =
    'priceWithVat' in terms
      ? { ...terms, ...common, priceWithVat: total((line) => ('priceWithVat' in line ? line.priceWithVat : '0')) }
      : {
          ...terms,
          ...common,
          priceWithoutVat: total((line) => ('priceWithoutVat' in line ? line.priceWithoutVat : '0')),
        };
  if (!isOnePremium) delete whole.insuranceAnnualPercentOfPrice;
  return whole;
}
