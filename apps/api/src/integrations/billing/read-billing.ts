import { externalIdSchema } from '@flota/schemas';
import { z } from 'zod';
import type { Connection } from '../connectors/connectors.js';
import type { BillingFields } from './billing.connector.js';

type Billing = Pick<Connection<BillingFields>, 'http' | 'settings'>;

/** A CFDI of a few concepts has some ten kilobytes; what staff may import by hand is as long. */
const MAX_XML_BYTES = 512 * 1024;

/** Its invoices are read one by one: one that is told wrong keeps no other from coming in. */
const pageSchema = z.object({
  data: z.array(z.looseObject({ id: externalIdSchema })).max(500),
  next: z.string().min(1).max(500),
  more: z.boolean(),
});
export type BillingPage = z.output<typeof pageSchema>;

/** A system that says there is more and stays where it is would be read for ever. */
export class BillingStandsStillError extends Error {}

/**
 * The invoices that were made out or cancelled after `cursor`, oldest change first; from the beginning where it is null.
 *
 * @throws OutboundError
 * @throws BillingStandsStillError
 */
export async function readChanges({ http, settings }: Billing, cursor: string | null): Promise<BillingPage> {
  const page = await http.request({
    operation: 'Leer facturas que cambiaron',
    path: '/invoices/changes',
    query: { limit: settings.pageSize, after: cursor ?? undefined },
    schema: pageSchema,
  });
  if (page.more && (page.next === cursor || page.data.length === 0)) {
    throw new BillingStandsStillError('Facturación dice que hay más y no avanza. Avise a quien la opera.');
  }
  return page;
}

/** The stamped CFDI of one of them. @throws OutboundError */
export const readXml = ({ http }: Billing, externalId: string, id: string): Promise<Uint8Array> =>
  http.request({
    operation: 'Leer el XML de una factura',
    path: `/invoices/${encodeURIComponent(externalId)}/xml`,
    headers: { accept: 'application/xml' },
    as: 'bytes',
    schema: z.instanceof(Uint8Array),
    mostBytes: MAX_XML_BYTES,
    about: { kind: 'billed_invoice', id },
  });
