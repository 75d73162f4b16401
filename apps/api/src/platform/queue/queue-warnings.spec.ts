import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { QueueWarnings } from './queue-warnings.js';

it('says once a minute what goes wrong all the time, and how often it did', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const warnings = new QueueWarnings();
  const refused = new Error('connect ECONNREFUSED');
  for (let second = 0; second <= 60; second += 1) warnings.note('mails', refused, second * 1_000);
  warnings.note('mails', new Error('read-only transaction'), 61_000);
  warnings.note('statements', refused, 61_000);
  expect(warn.mock.calls.flat()).toEqual([
    'mails: connect ECONNREFUSED',
    'mails: connect ECONNREFUSED (59 times more since)',
    'mails: read-only transaction',
    'statements: connect ECONNREFUSED',
  ]);
});
