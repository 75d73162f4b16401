import { z } from 'zod';
import { externalIdSchema } from '@flota/schemas';
import type { Connection } from '../../connectors/connectors.js';
import type { LedgerFields } from '../ledger.connector.js';

/** A page of contracts with years of movements. */
const MOST_BYTES = 16 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

const cursorSchema = z.string().min(1).max(500);

/** Its rows are read one by one: one that is wrong keeps no other from coming in. */
const pageSchema = z.object({
  data: z.array(z.looseObject({ id: externalIdSchema })).max(100),
  next: cursorSchema,
  more: z.boolean(),
});
export type LedgerPage = z.output<typeof pageSchema>;

/** What a page has of a contract before it is known to be one. */
export type RawContract = LedgerPage['data'][number];

/** A ledger that says there is more and stays where it is would be read for ever. */
export class LedgerStandsStillError extends Error {}

/**
 * The contracts that changed after `cursor`, oldest change first; from the beginning where it is null.
 *
 * @throws OutboundError
 * @throws LedgerStandsStillError
 */
export async function readPage(
  { http, settings }: Pick<Connection<LedgerFields>, 'http' | 'settings'>,
  cursor: string | null,
): Promise<LedgerPage> {
  const page = await http.request({
    operation: 'Leer contratos que cambiaron',
    path: '/contracts/changes',
    query: { limit: settings.pageSize, after: cursor ?? undefined },
    schema: pageSchema,
    mostBytes: MOST_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  if (page.more && (page.next === cursor || page.data.length === 0)) {
    throw new LedgerStandsStillError('El libro dice que hay más y no avanza. Avise a quien lo opera.');
  }
  return page;
}
