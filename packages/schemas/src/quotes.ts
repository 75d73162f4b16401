import { z } from 'zod';
import { botDefenceFields } from './bot-defence.js';
import { QUOTE_CHANNELS } from './embed.js';
import { fieldCode } from './field-codes.js';
import { figuresSchema, financingTermsSchema, instalmentSchema } from './financing.js';
import { marketingField } from './marketing.js';
import { personTypeSchema } from './person-types.js';
import { optionalPhoneSchema } from './phone.js';
import { personNameSchema } from './person-name.js';
import { PREFERRED_TIMES } from './preferred-time.js';
import { dateOnly, emailSchema, moneyString, percentString, slug } from './primitives.js';
import { MAX_LINES, MAX_UNITS, MOST_PER_VEHICLE } from './quote-limits.js';
import { quotedTradeInSchema, tradeInSchema } from './trade-in.js';
import { vehiclePhotoSchema } from './vehicle-looks.js';

const units = z
  .number(fieldCode('UNITS.INVALID'))
  .int(fieldCode('UNITS.INVALID'))
  .min(1, fieldCode('UNITS.OUT_OF_RANGE'))
  .max(MAX_UNITS, fieldCode('UNITS.OUT_OF_RANGE'));

const quantity = z
  .number(fieldCode('NUMBER.INVALID'))
  .int(fieldCode('NUMBER.INVALID'))
  .min(1, fieldCode('NUMBER.INVALID'))
  .max(MOST_PER_VEHICLE, fieldCode('EQUIPMENT.TOO_MANY'));

const vehicleWish = z.object(
  {
    type: slug,
    model: slug,
    version: slug,
    /** What is mounted on each of these vehicles. */
    equipment: z
      .array(z.object({ item: slug, quantity }))
      .max(20, fieldCode('LIST.TOO_LONG'))
      .optional(),
  },
  fieldCode('VEHICLE.REQUIRED'),
);

/** What is being financed and how: everything a payment depends on. */
export const quoteTermsSchema = z.object({
  plan: slug,
  personType: personTypeSchema,
  vehicle: vehicleWish,
  downPaymentPercent: percentString,
  termMonths: z
    .number(fieldCode('TERM.REQUIRED'))
    .int(fieldCode('TERM.INVALID'))
    .min(1, fieldCode('TERM.OUT_OF_RANGE'))
    .max(72, fieldCode('TERM.OUT_OF_RANGE')),
  /** How many of the same vehicle. */
  units: units.default(1),
  /** Further kinds of vehicle of the same quote; 99 vehicles in all. */
  others: z
    .array(z.object({ vehicle: vehicleWish, units }))
    .max(MAX_LINES - 1, fieldCode('LINES.TOO_MANY'))
    .optional(),
  /** A vehicle given in part payment: it counts toward the down payment of all vehicles. */
  tradeIn: tradeInSchema.optional(),
  /** Flexibility only: the balloon, percent of the price with VAT; without it the plan's own. */
  balloonPercent: percentString.optional(),
  /** Whether the holder's tax domicile is in the northern border region; only where the plan's rules ask for it. */
  borderRegion: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
  /** Day of the first payment; without it one month after the quote is made. */
  firstPaymentOn: dateOnly.optional(),
  /** Whether optional insurance is taken; by default it is assumed. What a plan requires can't be left out. */
  insurance: z.boolean(fieldCode('CHOICE.INVALID')).optional(),
});
export type QuoteTerms = z.infer<typeof quoteTermsSchema>;

export const contactSchema = z.object(
  { name: personNameSchema, email: emailSchema, phone: optionalPhoneSchema },
  fieldCode('CONTACT.REQUIRED'),
);
export type Contact = z.infer<typeof contactSchema>;

/** `POST /api/quotes` */
export const createQuoteRequestSchema = quoteTermsSchema.extend({
  contact: contactSchema,
  /** The distributor whose page the visitor came from; one that is not known (any more) counts as none. */
  distributor: slug.optional(),
  /** Where it is made: on the lender's site, or in the calculator that the distributor's shows. */
  channel: z.enum(QUOTE_CHANNELS, fieldCode('CHOICE.INVALID')).optional(),
  marketing: marketingField,
  consent: z.literal(true, fieldCode('CONSENT.REQUIRED')),
  /** They want its link by WhatsApp too (`MESSAGING_AGREEMENTS.quote`); nothing happens where that is not offered. */
  whatsapp: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
  /** The same by SMS. */
  sms: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
  ...botDefenceFields,
});
export type CreateQuoteRequest = z.input<typeof createQuoteRequestSchema>;

/** A vehicle as it was quoted. */
const quotedVehicleSchema = z.object({
  type: slug,
  model: slug,
  version: slug,
  brand: z.string(),
  modelName: z.string(),
  versionName: z.string(),
  silhouette: z.string(),
  /** What stood for it when it was quoted, where there was a photo. */
  photo: vehiclePhotoSchema.optional(),
  /** MXN with VAT, without the equipment. */
  price: moneyString,
  /** What is mounted on it, MXN with VAT each; left out where nothing is. */
  equipment: z
    .array(z.object({ item: slug, name: z.string(), price: moneyString, quantity: z.number().int() }))
    .optional(),
});
export type QuotedVehicle = z.infer<typeof quotedVehicleSchema>;

/** What several vehicles come to together, MXN. `total` is left out where a plan has none (pure lease). */
const fleetSchema = z.object({
  initialOutlay: moneyString,
  monthlyPayment: moneyString,
  /** Insurance each month, beside `monthlyPayment`; left out where none is assumed. */
  insurance: moneyString.optional(),
  total: moneyString.optional(),
  totalWithInsurance: moneyString.optional(),
});

/** One kind of vehicle in a quote of several. */
export const quotedLineSchema = z.object({
  vehicle: quotedVehicleSchema,
  units: z.number().int(),
  /** Of one, with its equipment: MXN with VAT. */
  price: moneyString,
  annualRatePercent: percentString,
  /** Of one. */
  figures: figuresSchema,
  /** What is paid for one of them the first month, VAT in. */
  firstPayment: moneyString,
  /** Of all of this line. */
  fleet: fleetSchema,
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

/** The answer of `POST /api/quotes/calculate`. */
export const calculatedQuoteSchema = z.object({
  plan: z.object({
    slug,
    title: z.string(),
    kind: z.enum(['direct_credit', 'flexibility', 'financial_lease', 'pure_lease']),
  }),
  personType: personTypeSchema,
  /** Of a quote of several kinds the first one. */
  vehicle: quotedVehicleSchema,
  /** The kinds of vehicle, where there are several: then all figures outside are of all of them together. */
  lines: z.array(quotedLineSchema).optional(),
  downPaymentPercent: percentString,
  termMonths: z.number().int(),
  /** How many times `figures` are paid: how many of the vehicle, and 1 where there are `lines`. */
  units: z.number().int(),
  balloonPercent: percentString.optional(),
  /** Left out of quotes stored before it could be said. */
  borderRegion: z.boolean().optional(),
  /** Where it was asked for. */
  firstPaymentOn: dateOnly.optional(),
  /** The plan's optional insurance was left out; left out of quotes that have it or whose plan has none. */
  withoutInsurance: z.boolean().optional(),
  /** Of `lines` the highest. */
  annualRatePercent: percentString,
  /** Of one vehicle with its equipment. */
  figures: figuresSchema,
  /** Of all vehicles: `figures` times `units`. */
  fleet: fleetSchema,
  /** The vehicle given in part payment, subject to appraisal; left out where there is none. */
  tradeIn: quotedTradeInSchema.optional(),
  schedule: z.array(instalmentSchema),
  /** Edition of the method the figures and the schedule were worked out by. */
  methodVersion: z.string(),
});
export type CalculatedQuote = z.infer<typeof calculatedQuoteSchema>;

/** Who takes the customer on from their quote, as the lender publishes it. */
export const quoteAdviserSchema = z.object({
  name: z.string(),
  role: z.string().nullable(),
  /** The distributor they are of; null: the lender. */
  company: z.string().nullable(),
  /** `/media/{hash}`; square at `/media/{hash}/portrait`. */
  photo: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
});
export type QuoteAdviser = z.infer<typeof quoteAdviserSchema>;

/** `GET /api/quotes/{token}`, and what `POST /api/quotes` answers. It carries no contact data: links get shared. */
export const savedQuoteSchema = calculatedQuoteSchema.extend({
  /** What the figures follow from, by the edition of the method that the quote names. */
  terms: financingTermsSchema,
  folio: z.string(),
  token: z.string(),
  createdAt: z.iso.datetime(),
  /** Day the figures were calculated, in Mexico City. */
  calculatedOn: dateOnly,
  /** Last day the quote can be taken up, in Mexico City. */
  validUntil: dateOnly,
  /** Where the visitor wants to take it up. */
  distributor: z
    .object({ slug, name: z.string(), city: z.string(), phone: z.string(), whatsapp: z.string().nullable().optional() })
    .nullable(),
  /** Null, or left out: the distributor, else the lender itself. */
  adviser: quoteAdviserSchema.nullable().optional(),
  /** The name of whoever it was before, and has left. */
  formerAdviser: z.string().optional(),
  /** Only where its contact left no telephone: whoever wants a call has to say one. */
  withoutPhone: z.boolean().optional(),
  /** The call that was asked for and has not been made; left out where there is none. */
  callBack: z.object({ preferredTime: z.enum(PREFERRED_TIMES) }).optional(),
});
export type SavedQuote = z.infer<typeof savedQuoteSchema>;
