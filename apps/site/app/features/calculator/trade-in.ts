import { type FieldCode, type TradeIn, tradeInSchema } from '@flota/schemas';
import { plainNumber } from '../../lib/typed-number.js';

/** A vehicle to be given in part payment, as it is typed: kept as it is, whatever becomes of it. */
export type TypedTradeIn = Record<keyof TradeIn, string>;

export const EMPTY_TRADE_IN: TypedTradeIn = { type: '', year: '', description: '', value: '' };

export type ReadTradeIn =
  { state: 'ready'; tradeIn: TradeIn } | { state: 'incomplete'; faults: Partial<Record<keyof TradeIn, string>> };

const MISSING: Partial<Record<keyof TradeIn, FieldCode>> = { value: 'AMOUNT.REQUIRED', type: 'CHOICE.INVALID' };

/** What is meant by it, by the server's own rules, or what is wrong with each field, by code. */
export function readTradeIn({ type, year, description, value }: TypedTradeIn): ReadTradeIn {
  const amount = plainNumber(value.replace(/^\s*\$/, '').trim());
  const read = tradeInSchema.safeParse({ type, year: Number(year.trim()), description, value: amount ?? value });
  if (read.success) return { state: 'ready', tradeIn: read.data };
  const faults: Partial<Record<keyof TradeIn, string>> = {};
  for (const { path, message } of read.error.issues) {
    const field = path[0] as keyof TradeIn;
    const isEmpty = { type, year, description, value }[field].trim() === '';
    faults[field] ??= (isEmpty ? MISSING[field] : undefined) ?? message;
  }
  return { state: 'incomplete', faults };
}

/** The vehicle that counts: none while something is missing. */
export function tradeInOf(typed: TypedTradeIn | null): TradeIn | null {
  const read = typed && readTradeIn(typed);
  return read?.state === 'ready' ? read.tradeIn : null;
}
