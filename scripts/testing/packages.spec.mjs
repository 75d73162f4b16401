import { expect, it } from '@jest/globals';
import { isAccepted } from './packages.mjs';

it.each(['MIT', '(MPL-2.0 OR GPL-3.0)', 'Apache-2.0 AND MIT', 'MIT and ISC'])('%s may be used', (expression) => {
  expect(isAccepted(expression)).toBe(true);
});

it.each(['GPL-3.0', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', ''])(
  '%s may not',
  (expression) => {
    expect(isAccepted(expression)).toBe(false);
  },
);
