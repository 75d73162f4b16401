import { useSyncExternalStore } from 'react';
import { type Consent, onConsentChange, parseConsent, storedConsent } from './consent.js';

/** `null` without a choice; `undefined` until the browser has been asked. */
export function useConsent(): Consent | null | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(onConsentChange, storedConsent, () => undefined);
  return stored === undefined ? undefined : parseConsent(stored);
}
