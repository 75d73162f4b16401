import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { SeedContext } from '../context.js';
import { demoRightsRequests } from '../data/demo-rights-requests.js';
import { buildRightsRequest } from '../factories/rights-request.factory.js';

/** Two people ask about their data, unless somebody does already. */
export async function seedDemoRightsRequests({ database, now }: SeedContext): Promise<number> {
  if ((await database.rightsRequest.count()) > 0) return 0;
  const today = dayInMexico(now);
  const { count } = await database.rightsRequest.createMany({
    data: demoRightsRequests.map(({ daysAgo, time, daysLeft, ...request }) =>
      buildRightsRequest({
        ...request,
        createdAt: instantInMexico(addDays(today, -daysAgo), time),
        dueOn: dateColumn(addDays(today, daysLeft)),
      }),
    ),
  });
  return count;
}
