import { z } from 'zod';
import type { Connection } from '../connectors/connectors.js';
import type { BillingFields } from './billing.connector.js';

type Billing = Pick<Connection<BillingFields>, 'http'>;

/** A CFDI of a few concepts has some ten kilobytes; what staff may import by hand is as long. */
const MAX_XML_BYTES = 512 * 1024;

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
