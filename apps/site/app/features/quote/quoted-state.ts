import { readSentState, type SentState } from '../forms/index.js';

/** Navigation state of a quote that was just made: where it was sent, and what its maker had in view. */
export interface QuotedState extends SentState {
  /** The first month's payment that the calculator showed, MXN as text. */
  shownMonthly?: string;
}

const AMOUNT = /^\d{1,13}\.\d{2}$/;

export function readQuotedState(state: unknown): QuotedState | null {
  const sent = readSentState(state);
  if (!sent) return null;
  const { shownMonthly } = state as Partial<Record<keyof QuotedState, unknown>>;
  return typeof shownMonthly === 'string' && AMOUNT.test(shownMonthly) ? { ...sent, shownMonthly } : sent;
}
