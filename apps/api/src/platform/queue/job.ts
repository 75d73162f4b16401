import type { z } from 'zod';

/**
 * The contract of a kind of background work: its name (also its queue's) and what it is told, which is ids and never
 * personal data. The work itself is a `*.processor.ts`, which only the worker process loads.
 */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
}

export const defineJob = <Payload extends z.ZodType>(name: string, payload: Payload): JobDefinition<Payload> => ({
  name,
  payload,
});
