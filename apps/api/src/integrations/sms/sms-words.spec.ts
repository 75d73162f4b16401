import { expect, it } from '@jest/globals';
import { smsWords } from './sms-words.js';

const message = { kind: 'quotes.tell-link', text: 'Cotización F-1: aquí.', values: { folio: 'F-1' } };

it('says who we are, and the words of the kind', () => {
  expect(smsWords(message, null, { name: 'Flota', unaccented: false })).toBe('Flota: Cotización F-1: aquí.');
});

it('or those of staff, without accents where that is wanted', () => {
  expect(smsWords(message, 'Está lista la {folio}.', { name: 'Crédito Ñandú', unaccented: true })).toBe(
    'Crédito Ñandu: Esta lista la F-1.',
  );
});
