import { z } from 'zod';
import type { PreferredTime } from '@flota/schemas';
import type { TimelineRecord } from '../../timeline/index.js';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { referenceOf } from '../notices/reference.js';

const taken = z.object({ id: z.string().min(1).max(200) });
const TABLES = { leads: 'lead', quotes: 'quote', customers: 'customer' } as const;

interface WantedCall {
  record: TimelineRecord;
  /** E.164. */
  to: string;
  name: string;
  /** Whoever of staff is to be connected, by their e-mail; null: whoever is free. */
  agent: string | null;
  preferredTime: PreferredTime;
  /** The same key is the same call, however often it is asked for. */
  key: string;
}

/** Asks the switchboard for a call, and answers what it calls it. */
export async function requestCall(http: OutboundHttp, { record, key, ...call }: WantedCall): Promise<string> {
  const { id } = await http.request({
    operation: call.agent ? 'Marcar' : 'Poner en la cola de llamadas',
    method: 'POST',
    path: '/calls',
    json: { reference: referenceOf(record), ...call },
    schema: taken,
    idempotencyKey: key,
    about: { kind: TABLES[record.kind], id: record.id },
  });
  return id;
}
