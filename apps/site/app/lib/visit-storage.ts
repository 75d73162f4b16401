import {
  ACCOUNT_VIEW_KEY,
  CALCULATOR_ONLY_KEY,
  DEALER_KEY,
  FORM_TEXTS_KEY,
  LEAD_SOURCE_KEY,
  LINKED_PAYMENT_KEY,
  MODEL_INDEX_KEY,
  MODEL_KEY,
  RESULT_KEY,
  SEEN_QUOTES_KEY,
  SHOW_ALERT_KEY,
  UNSAVED_EXCESS_KEY,
} from '../constants/storage-keys.js';
import { sessionStore } from './browser-storage.js';

const KEPT = new Set([
  ACCOUNT_VIEW_KEY,
  SHOW_ALERT_KEY,
  MODEL_KEY,
  RESULT_KEY,
  MODEL_INDEX_KEY,
  CALCULATOR_ONLY_KEY,
  DEALER_KEY,
  LEAD_SOURCE_KEY,
  LINKED_PAYMENT_KEY,
  UNSAVED_EXCESS_KEY,
  FORM_TEXTS_KEY,
  SEEN_QUOTES_KEY,
]);

/**
 * Session storage is cleared on every navigation outside my-account, so that nothing of a signed-in customer stays
 * behind on a shared computer. What the visitor did on the public site stays for the visit: an alert that came back
 * on every page would be a nuisance, and a calculator that forgot the vehicle on "back" would be useless. Neither
 * says anything about a person.
 */
export function clearVisitStorage(): void {
  for (const key of sessionStore.keys()) {
    if (!KEPT.has(key)) sessionStore.removeItem(key);
  }
}
