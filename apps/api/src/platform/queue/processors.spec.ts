import { describe, expect, it } from '@jest/globals';
import { checkProcessors } from './processors.js';

const jobs = [{ name: 'quotes.send-email' }, { name: 'leads.notify' }];

describe('checkProcessors', () => {
  it('lets the worker start when each job has one', () => {
    expect(() => checkProcessors(jobs, ['leads.notify', 'quotes.send-email'])).not.toThrow();
    expect(() => checkProcessors([], [])).not.toThrow();
  });

  it.each([
    [['quotes.send-email'], 'leads.notify has no processor'],
    [['quotes.send-email', 'leads.notify', 'leads.notify'], 'leads.notify has two processors'],
    [['quotes.send-email', 'leads.notify', 'leads.notfiy'], 'leads.notfiy is not a job'],
  ])('does not with %j', (processed, reason) => {
    expect(() => checkProcessors(jobs, processed)).toThrow(reason);
  });

  it('says all that is wrong at once', () => {
    expect(() => checkProcessors(jobs, ['x'])).toThrow(
      'The worker cannot start: quotes.send-email has no processor; leads.notify has no processor; x is not a job',
    );
  });
});
