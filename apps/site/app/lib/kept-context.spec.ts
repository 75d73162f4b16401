import { expect, it } from '@jest/globals';
import { keptContext } from './kept-context.js';

it('is the same context each time it is asked for by its name', () => {
  expect(keptContext('session')).toBe(keptContext('session'));
  expect(keptContext('session')).not.toBe(keptContext('calculator'));
});
