import { createRequire } from 'node:module';

/** The very BullMQ that the API runs. */
const ofApi = createRequire(new URL('../../apps/api/package.json', import.meta.url));

/**
 * BullMQ's tables and functions for where there is no Redis. The schema says of which version it is: whoever finds it as it
 * should be need not load BullMQ to know.
 * @param {import('pg').Client} client of the owner
 */
export async function prepareQueueSchema(client) {
  const wanted = `bullmq ${ofApi('bullmq/package.json').version}`;
  const { rows } = await client.query(`select obj_description(to_regnamespace('bullmq'), 'pg_namespace') as present`);
  if (rows[0].present === wanted) return;
  await ofApi('bullmq').runMigrations(client);
  await client.query(`comment on schema bullmq is ${client.escapeLiteral(wanted)}`);
}
