/** Navigation state of what was just sent: where its receipt went. Kept in no storage. */
export interface SentState {
  sentTo: string;
}

/** History entries can be written by anything that ran on the page. */
export function readSentState(state: unknown): SentState | null {
  const sentTo = (state as Partial<SentState> | null)?.sentTo;
  return typeof sentTo === 'string' && sentTo.length <= 254 ? { sentTo } : null;
}
