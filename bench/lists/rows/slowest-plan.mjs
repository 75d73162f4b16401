import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What the database did for what is asked, as it says of itself in its log: the plan of the statement that took longest.
 * @param {Pick<import('../../../scripts/lib/stack.mjs').Stack, 'sql' | 'killApi' | 'startApi'>} stack
 * @param {() => Promise<unknown>} ask
 */
export async function slowestPlan(stack, ask) {
  const [{ name, directory }] = await stack.sql(
    `select current_database() as name, current_setting('data_directory') as directory`,
  );
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    `auto_explain.log_min_duration = 0`,
    `auto_explain.log_analyze = on`,
  ]) {
    await stack.sql(`alter database "${name}" set ${setting}`);
  }
  // For connections that begin from now on.
  await stack.killApi();
  await stack.startApi();
  const parent = dirname(directory);
  const log = join(parent, String(readdirSync(parent).find((file) => file.endsWith('.log'))));
  // Past what an API does when it starts.
  await ask();
  const before = readFileSync(log, 'utf8').length;
  await ask();
  const told = readFileSync(log, 'utf8')
    .slice(before)
    .split(/^\d{4}-\d\d-\d\d .*LOG: {2}/m);
  const plans = told.flatMap((text) => {
    const [, ms] = /^duration: ([\d.]+) ms {2}plan:/.exec(text) ?? [];
    return ms ? [{ ms: Number(ms), text }] : [];
  });
  return plans.toSorted((a, b) => b.ms - a.ms)[0]?.text ?? 'No plan was logged';
}
