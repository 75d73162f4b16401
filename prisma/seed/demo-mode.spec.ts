import { expect, it } from '@jest/globals';
import { asksForDemo } from './demo-mode.js';

it.each([
  ['development', true],
  ['test', true],
  ['production', false],
  ['Production', false],
  ['', false],
  [undefined, false],
])('with NODE_ENV=%s there are demo accounts: %s', (nodeEnv, demo) => {
  expect(asksForDemo(nodeEnv)).toBe(demo);
});
