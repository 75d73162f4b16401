import { externalIdSchema } from '@flota/schemas';
import { z } from 'zod';
import type { Connection } from '../connectors/connectors.js';
import type { SettingFields } from '../connectors/fields.js';
import type { PulledFields } from './pulled-fields.js';

/** Where a system's pages of changes are. */
export interface ChangesRequest {
  /** As staff read it in the log of calls. */
  operation: string;
  path: `/${string}`;
  /** No page has more rows. */
  most: number;
  /** For staff, of a system that says there is more and stays where it is. */
  standsStill: string;
  mostBytes?: number;
  timeoutMs?: number;
}

/** Its rows are read one by one: one that is told wrong keeps no other from coming in. */
const pageSchema = (most: number) =>
  z.object({
    data: z.array(z.looseObject({ id: externalIdSchema })).max(most),
    next: z.string().min(1).max(500),
    more: z.boolean(),
  });
export type ChangesPage = z.output<ReturnType<typeof pageSchema>>;

/** A system that says there is more and stays where it is would be read for ever. */
export class StandsStillError extends Error {}

/**
 * What changed after `cursor`, oldest change first; from the beginning where it is null.
 *
 * @throws OutboundError
 * @throws StandsStillError
 */
export async function readChanges(
  { http, settings }: Pick<Connection<PulledFields & SettingFields>, 'http' | 'settings'>,
  { most, standsStill, ...request }: ChangesRequest,
  cursor: string | null,
): Promise<ChangesPage> {
  const query = { limit: settings.pageSize, after: cursor ?? undefined };
  const page = await http.request({ ...request, query, schema: pageSchema(most) });
  if (page.more && (page.next === cursor || page.data.length === 0)) throw new StandsStillError(standsStill);
  return page;
}
