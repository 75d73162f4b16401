import { expect, it } from '@jest/globals';
import { legalQuestion } from './legal-pages.js';

const saved = { id: 'une', title: 'UNE', body: '<p>Antes</p>', updatedOn: '2026-03-01' };

it('warns when the text changes and its date does not', () => {
  expect(legalQuestion({ ...saved, body: '<p>Ahora</p>' }, saved)?.confirm).toBe('Publicar con la misma fecha');
});

it('only confirms when the date is a new one', () => {
  const question = legalQuestion({ ...saved, body: '<p>Ahora</p>', updatedOn: '2026-11-21' }, saved);
  expect(question?.confirm).toBe('Publicar');
  expect(question?.content).toContain('21 nov 2026');
});
