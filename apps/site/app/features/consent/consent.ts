import { useSyncExternalStore } from 'react';
import { COOKIE_CONSENT_KEY } from '../../constants/storage-keys.js';
import { localStore } from '../../lib/browser-storage.js';
import { storedChanges } from '../../lib/stored-changes.js';

/**
 * `all` lets the site remember which campaign brought the visitor, and tell those it advertises with of what they ask for;
 * `necessary` lets it keep what it works with.
 */
export type ConsentLevel = 'necessary' | 'all';

export interface Consent {
  choice: ConsentLevel;
  /** Instant of the choice. */
  date: string;
  version: number;
}

/** Counts up when what is asked for changes: an answer to another question is no answer. */
export const CONSENT_VERSION = 2;

const changes = storedChanges('flota:consent');

export const storedConsent = (): string | null => localStore.getItem(COOKIE_CONSENT_KEY);

/** @returns `null` when nothing valid was chosen yet. */
export function parseConsent(stored: string | null): Consent | null {
  if (stored === null) return null;
  try {
    const { choice, date, version } = JSON.parse(stored) as Partial<Consent>;
    if (version !== CONSENT_VERSION || typeof date !== 'string') return null;
    return choice === 'all' || choice === 'necessary' ? { choice, date, version } : null;
  } catch {
    return null;
  }
}

export const readConsent = (): Consent | null => parseConsent(storedConsent());

export function saveConsent(choice: ConsentLevel): void {
  const consent: Consent = { choice, date: new Date().toISOString(), version: CONSENT_VERSION };
  localStore.setItem(COOKIE_CONSENT_KEY, JSON.stringify(consent));
  changes.tell();
}

export const onConsentChange = changes.listen;

/** `null` without a choice; `undefined` until the browser has been asked. */
export function useConsent(): Consent | null | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(onConsentChange, storedConsent, () => undefined);
  return stored === undefined ? undefined : parseConsent(stored);
}
