import { expect, it } from '@jest/globals';
import { askedRange } from './asked-range.js';

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  [undefined, undefined],
  ['bytes=-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [`bytes=${'9'.repeat(400)}-`, null],
])('of a hundred bytes, %s are asked for', (header, range) => expect(askedRange(header, 100)).toEqual(range));
