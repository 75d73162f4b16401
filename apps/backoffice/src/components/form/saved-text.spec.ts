import { expect, it } from '@jest/globals';
import { savedText } from './saved-text.js';

const SAVED = '2026-11-28T20:05:00Z';

it('says the time of what was saved today, in Mexico City', () => {
  expect(savedText(SAVED, '2026-11-29T05:59:00Z')).toBe('Guardado a las 14:05');
});

it('says the day of what was saved before', () => {
  expect(savedText(SAVED, '2026-11-29T06:00:00Z')).toBe('Guardado: 28 nov 2026, 14:05');
});
