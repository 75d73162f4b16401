import { type FieldCode, type TradeIn, tradeInSchema } from '@flota/schemas';
import { plainNumber } from '../../lib/typed-number.js';
import type { ChosenTradeIn, TypedTradeIn } from './typed-trade-in.js';

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

export function chosenTradeIn(typed: TypedTradeIn): ChosenTradeIn {
  const read = readTradeIn(typed);
  return { typed, meant: read.state === 'ready' ? read.tradeIn : null };
}
