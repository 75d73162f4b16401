import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** `POST /api/admin/calls` (202): whom to call. Their telephone is the record's own. */
export const clickToCallSchema = z.object({
  kind: z.enum(['leads', 'customers'], fieldCode('CHOICE.INVALID')),
  id: z.uuid(fieldCode('ID.INVALID')),
});

/** `GET /api/admin/calls/offer` */
export const telephonyOfferSchema = z.object({ clickToCall: z.boolean() });
export type TelephonyOffer = z.infer<typeof telephonyOfferSchema>;
