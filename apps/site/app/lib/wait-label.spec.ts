import { expect, it } from '@jest/globals';
import { waitLabel } from './wait-label.js';

it.each([
  [1, 'un minuto'],
  [60, 'un minuto'],
  [61, '2 minutos'],
  [900, '15 minutos'],
  [3600, '60 minutos'],
  [3601, '2 horas'],
  [86_400, '24 horas'],
])('says %i seconds as %s', (seconds, text) => expect(waitLabel(seconds)).toBe(text));
