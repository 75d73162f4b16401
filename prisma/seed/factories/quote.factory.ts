import { randomBytes, randomInt } from 'node:crypto';
import { calculateQuote, termsFromPlan } from '@flota/finance';
import { addDays, type CalculatedQuote, dayInMexico, type PersonType } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { Prisma, Quote } from '../../generated/client.js';
import { planRules, type QuotablePlanSlug } from '../data/plan-rules.js';
import { findVehicle } from './quote-vehicle.js';

type QuoteInput = Prisma.QuoteCreateManyInput;

/** What is quoted, to whom and when. The figures follow from it. */
export interface QuoteRequest {
  planSlug?: QuotablePlanSlug;
  personType?: PersonType;
  vehicle?: CalculatedQuote['vehicle'];
  downPaymentPercent?: string;
  termMonths?: number;
  units?: number;
  /** Flexibility only. */
  balloonPercent?: string;
  createdAt?: Date;
}

type QuoteOverrides = QuoteRequest & Partial<Omit<QuoteInput, keyof QuoteRequest>>;

/**
 * A quote with its figures calculated by the rules of the seed, so that they are always in keeping with its terms.
 * By default it is the reference case C01: a Cascadia of 3,480,000 for a company, 20 % down, 60 months at 14.5 %.
 */
export function buildQuote({
  planSlug = 'credito-directo',
  personType = 'moral',
  vehicle = findVehicle('cascadia-126', 'dd13-dt12-6x4-cabina-dormitorio'),
  downPaymentPercent = planRules[planSlug].downPaymentPercent.default,
  termMonths = planRules[planSlug].defaultTermMonths,
  units = 1,
  balloonPercent,
  createdAt = new Date(),
  ...overrides
}: QuoteOverrides & Pick<QuoteInput, 'planVersionId'>): QuoteInput {
  const rules = planRules[planSlug];
  const calculatedOn = dayInMexico(createdAt);
  const terms = termsFromPlan(rules, {
    personType,
    vehicleType: vehicle.type,
    priceWithVat: vehicle.price,
    downPaymentPercent,
    termMonths,
    ...(balloonPercent !== undefined && { balloonPercent }),
    onDate: calculatedOn,
  });
  const { schedule, methodVersion, ...figures } = calculateQuote(terms);
  return {
    folio: buildFolio(),
    token: randomBytes(24).toString('base64url'),
    planSlug,
    personType,
    vehicle,
    priceWithVat: vehicle.price,
    downPaymentPercent,
    termMonths,
    units,
    balloonPercent: terms.kind === 'flexibility' ? terms.balloonPercentOfPrice : null,
    annualRatePercent: terms.annualRatePercent,
    monthlyPayment: 'monthlyPayment' in figures ? figures.monthlyPayment : figures.rentTotal,
    terms: { ...terms },
    figures,
    schedule: schedule.map((instalment) => ({ ...instalment })),
    methodVersion,
    contactName: 'Transportes Rosales del Norte',
    contactEmail: 'compras@rosales.example',
    contactPhone: '+528155550130',
    consentAt: createdAt,
    calculatedOn: dateColumn(calculatedOn),
    validUntil: dateColumn(addDays(calculatedOn, rules.quoteValidityDays)),
    createdAt,
    ...overrides,
  };
}

/** Needs the seeded plans; the version is the plan's newest unless `planVersionId` is given. */
export async function createQuote(database: Prisma.TransactionClient, overrides: QuoteOverrides = {}): Promise<Quote> {
  const planVersionId = overrides.planVersionId ?? (await newestVersionOf(database, overrides.planSlug));
  return database.quote.create({ data: buildQuote({ ...overrides, planVersionId }) });
}

async function newestVersionOf(
  database: Prisma.TransactionClient,
  planSlug: QuotablePlanSlug = 'credito-directo',
): Promise<string> {
  const { id } = await database.planVersion.findFirstOrThrow({ where: { planSlug }, orderBy: { number: 'desc' } });
  return id;
}

/** As the API makes them: ten characters that are not mistaken for each other on the telephone. */
function buildFolio(): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `F-${group()}-${group()}`;
}
