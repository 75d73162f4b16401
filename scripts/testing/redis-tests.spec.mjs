import { expect, it } from '@jest/globals';
import { suitesThatMeetRedis, suitesWithoutRedis } from './redis-tests.mjs';

const named = (files) => files.map((file) => file.split('/').at(-1));

it('finds suites by what they use: the worker, the limits, or a fixture that does', () => {
  const found = named(suitesThatMeetRedis());
  for (const name of ['quote-mail', 'sign-in', 'statement-runs', 'payments'])
    expect(found).toContain(`${name}.int-spec.ts`);
  for (const name of ['seeded-texts', 'role-table', 'search']) expect(found).not.toContain(`${name}.int-spec.ts`);
});

it('runs each suite at least once, and on both backends what is about the difference', () => {
  const [withRedis, without] = [named(suitesThatMeetRedis()), named(suitesWithoutRedis())];
  for (const name of ['job-workers', 'sign-in']) {
    expect(withRedis).toContain(`${name}.int-spec.ts`);
    expect(without).toContain(`${name}.int-spec.ts`);
  }
  for (const name of ['seeded-texts', 'seed']) expect(without).toContain(`${name}.int-spec.ts`);
  for (const name of ['conversations', 'statement-runs']) {
    expect(without).not.toContain(`${name}.int-spec.ts`);
    expect(withRedis).toContain(`${name}.int-spec.ts`);
  }
});
