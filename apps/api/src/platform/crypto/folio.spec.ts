import { expect, it } from '@jest/globals';
import { canonicalFolio, newFolio } from './folio.js';

it('newFolio is easy to say on the telephone, and does not repeat', () => {
  const folios = Array.from({ length: 10_000 }, () => newFolio('quote'));
  for (const folio of folios) expect(folio).toMatch(/^F-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(folios).size).toBe(folios.length);
});

it('newFolio begins with a letter of its own for each kind', () => {
  const kinds = [
    'quote',
    'contact',
    'prospect',
    'syntage',
    'rights',
    'payment',
    'bill-request',
    'conversation',
    'contract-document',
  ] as const;
  expect(kinds.map((kind) => newFolio(kind)[0]).join('')).toBe('FCPSDRTML');
});

it.each(['F-7K3MQ-92XAB', 'f-7k3mq-92xab', 'F 7K3MQ 92XAB', ' f7k3mq92xab '])('is %j however it is typed', (typed) => {
  expect(canonicalFolio(typed)).toBe('F-7K3MQ-92XAB');
});

it.each(['', 'F-7K3MQ', '4771234567', 'Martín Arriaga', 'AIRM800101AB7'])('is not %j', (typed) => {
  expect(canonicalFolio(typed)).toBeNull();
});
