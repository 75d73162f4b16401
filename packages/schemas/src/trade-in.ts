import { z } from 'zod';
import { todayInMexico } from './calendar.js';
import { fieldCode } from './field-codes.js';
import { decimalString, moneyString } from './primitives.js';
import { line } from './publishing.js';

/** What can be given in part payment of a vehicle, with the names people read. */
export const TRADE_IN_NAMES = {
  tractor: 'Tractocamión',
  truck: 'Camión',
  bus: 'Autobús',
  van: 'Camioneta o van',
  trailer: 'Remolque o caja',
  car: 'Automóvil',
} as const;
type TradeInType = keyof typeof TRADE_IN_NAMES;
const TYPES = Object.keys(TRADE_IN_NAMES) as [TradeInType, ...TradeInType[]];

/** Older ones are not taken. */
export const OLDEST_TRADE_IN = 1980;
/** Next year's models are sold before the year begins. */
export const newestTradeIn = (): number => Number(todayInMexico().slice(0, 4)) + 1;

const year = fieldCode('TRADE_IN.YEAR_INVALID');

/** No sign that an address needs: what visitors write is read by whoever they send the quote to. */
const PLAIN_WORDS = /^(?:[\p{L}\p{N} ,/()+-]|\.(?!\p{L}))+$/u;

/** A vehicle that a visitor would give in part payment, as they describe it. What it is worth its appraisal says. */
export const tradeInSchema = z.object({
  type: z.enum(TYPES, fieldCode('CHOICE.INVALID')),
  year: z
    .number(year)
    .int(year)
    .min(OLDEST_TRADE_IN, year)
    .refine((value) => value <= newestTradeIn(), year),
  /** Brand and model, in their words. */
  description: line(80).regex(PLAIN_WORDS, fieldCode('TRADE_IN.DESCRIPTION_INVALID')),
  /** What they expect for it, MXN. */
  value: decimalString(2, 'AMOUNT').refine((value) => Number(value) > 0, fieldCode('AMOUNT.OUT_OF_RANGE')),
});
export type TradeIn = z.infer<typeof tradeInSchema>;

/** The same as a quote keeps it, with what is left to pay in money, MXN. */
export const quotedTradeInSchema = z.object({
  type: z.enum(TYPES),
  year: z.number().int(),
  description: z.string(),
  value: moneyString,
  /** What it counts toward: the down payment, or a financial lease's first rent without VAT, of all vehicles. */
  downPayment: moneyString,
  downPaymentInMoney: moneyString,
  initialOutlayInMoney: moneyString,
});
export type QuotedTradeIn = z.infer<typeof quotedTradeInSchema>;

/** e.g. `Camión Kenworth T370 2018`. */
export const tradeInText = ({ type, year, description }: Pick<TradeIn, 'type' | 'year' | 'description'>): string =>
  [TRADE_IN_NAMES[type], description, String(year)].filter(Boolean).join(' ');
