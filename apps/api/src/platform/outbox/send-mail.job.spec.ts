import { describe, expect, it } from '@jest/globals';
import { jobs } from '../queue/job.js';
import { giveUpAt, SendMailJob } from './send-mail.job.js';

it('giveUpAt is in three days', () => {
  expect(Math.round((giveUpAt(new Date()).getTime() - Date.now()) / 3_600_000)).toBe(72);
});

describe('what the queue is told of a mail', () => {
  const { key } = jobs.contractOf(SendMailJob);

  it('is its id and nothing else', () => {
    const id = '0198a000-0000-7000-8000-000000000000';
    expect(key.parse({ id, to: 'ana@ejemplo.mx' })).toEqual({ id });
    expect(key.safeParse({ id: 'ana@ejemplo.mx' }).success).toBe(false);
  });
});
