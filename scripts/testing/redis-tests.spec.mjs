import { expect, it } from '@jest/globals';
import { suitesThatMeetRedis } from './redis-tests.mjs';

it('finds suites by what they use: the worker, the limits, or a fixture that does', () => {
  const found = suitesThatMeetRedis().map((file) => file.split('/').at(-1));
  for (const name of ['quote-mail', 'sign-in', 'statement-runs', 'payments'])
    expect(found).toContain(`${name}.int-spec.ts`);
  for (const name of ['seeded-texts', 'role-table', 'search']) expect(found).not.toContain(`${name}.int-spec.ts`);
});
