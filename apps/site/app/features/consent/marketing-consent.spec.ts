import { beforeEach, expect, it } from '@jest/globals';
import { MARKETING_CONSENT_VERSION } from '@flota/schemas';
import { CONSENT_VERSION, readConsent, saveConsent } from './consent.js';
import { marketingConsent } from './marketing-consent.js';

beforeEach(() => localStorage.clear());

it('asks the question whose answer the server takes', () => {
  expect(CONSENT_VERSION).toBe(MARKETING_CONSENT_VERSION);
});

it.each([null, 'necessary'] as const)('says nothing while consent is %s', (choice) => {
  if (choice) saveConsent(choice);
  expect(marketingConsent()).toBeUndefined();
});

it('says when the visitor agreed, and where the form is', () => {
  saveConsent('all');
  window.history.replaceState(null, '', '/contacto?x=1');
  expect(marketingConsent()).toEqual({ version: CONSENT_VERSION, agreedAt: readConsent()?.date, page: '/contacto' });
});
