import { addMonths } from '@flota/finance';
import { type AdminStatementRun, todayInMexico } from '@flota/schemas';
import { eventually } from '../testing/eventually.js';
import type { SignedIn } from '../testing/sign-in.js';
import type { TestApp } from '../testing/test-app.js';

/** `YYYY-MM`, so many months before this one. */
export const monthsAgo = (months: number): string =>
  addMonths(`${todayInMexico().slice(0, 7)}-01`, -months).slice(0, 7);

/** @param reason why, of a month that was run before */
export async function startRun(
  api: TestApp,
  finance: SignedIn,
  month = monthsAgo(1),
  reason = '',
): Promise<AdminStatementRun> {
  const { body } = await api.http
    .post('/api/admin/statement-runs')
    .set(finance.headers)
    .send({ month, reason })
    .expect(202);
  return body as AdminStatementRun;
}

export async function readRun(api: TestApp, finance: SignedIn, id: string): Promise<AdminStatementRun> {
  const { body } = await api.http.get(`/api/admin/statement-runs/${id}`).set(finance.headers).expect(200);
  return body as AdminStatementRun;
}

/** The run once nothing of it is left to do. */
export const finished = (api: TestApp, finance: SignedIn, id: string): Promise<AdminStatementRun> =>
  eventually(
    () => readRun(api, finance, id),
    ({ finishedAt }) => finishedAt !== null,
  );
