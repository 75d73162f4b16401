import { z } from 'zod';

/* What SW sapien answers, by its published examples; fields that we don't need are left out. */

const refusal = z.object({
  status: z.literal('error'),
  message: z.string(),
  messageDetail: z.string().nullish(),
});

const stamped = z.object({ cfdi: z.string().min(1) });

/** Of `issue/v4`. What was stamped before by the same id comes with the refusal that says so. */
export const stampAnswerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), data: stamped }),
  refusal.extend({ data: stamped.nullish().catch(null) }),
]);

/** Of `cancel`: by fiscal folio what SAT said of it. */
export const cancelAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    data: z.object({ acuse: z.string(), uuid: z.record(z.string(), z.string()) }),
  }),
  refusal,
]);

export type SwRefusal = z.output<typeof refusal>;
