import type { TradeIn } from '@flota/schemas';

/** A vehicle to be given in part payment, as it is typed: kept as it is, whatever becomes of it. */
export type TypedTradeIn = Record<keyof TradeIn, string>;

/** The same with what is meant by it: `null` while something is missing or wrong, and then it doesn't count. */
export interface ChosenTradeIn {
  typed: TypedTradeIn;
  meant: TradeIn | null;
}

export const EMPTY_TRADE_IN: TypedTradeIn = { type: '', year: '', description: '', value: '' };
