/** Navigation state of a quote that was just made: where it was mailed to. Kept in no storage. */
export interface QuoteSentState {
  sentTo: string;
}

/** History entries can be written by anything that ran on the page. */
export function readQuoteSent(state: unknown): QuoteSentState | null {
  const sentTo = (state as Partial<QuoteSentState> | null)?.sentTo;
  return typeof sentTo === 'string' && sentTo.length <= 254 ? { sentTo } : null;
}
