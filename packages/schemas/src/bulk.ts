import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { errorCodeSchema } from './problem.js';

/** As many rows are changed by one request. */
export const MAX_BULK = 200;

/** Body of what is done to many rows at once, each with how it was seen. */
export const bulkOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z
      .array(row, fieldCode('IDS.INVALID'))
      .min(1, fieldCode('IDS.INVALID'))
      .max(MAX_BULK, fieldCode('IDS.TOO_MANY')),
  });

/** What came of each row: `problem` is why nothing was done to it, `null` where it was. */
export const bulkResultSchema = z.object({
  rows: z.array(z.object({ id: z.string(), problem: errorCodeSchema.nullable() })),
});
export type BulkResult = z.output<typeof bulkResultSchema>;
