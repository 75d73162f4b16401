import type { FieldError } from '@flota/schemas';
import type { z } from 'zod';
import { createFormGuard, type Proved } from './form-guard.js';

export type Checked<Request> = { request: Request } | { refused: FieldError[] };

/** The part of a form that is not needed until somebody fills it in: rules, proof of work and the call. */
export interface SiteForm<Values, Request, Answer> {
  /** Starts what takes time. */
  warmUp: () => void;
  check: (values: Values) => Checked<Request>;
  send: (request: Request, values: Values) => Promise<Answer>;
}

interface Definition<Values, Request, Answer> {
  schema: z.ZodType<Request>;
  /** From what the boxes hold to what the schema reads. */
  toRequest: (values: Values) => unknown;
  post: (proved: Proved<Request>, idempotencyKey: string, values: Values) => Promise<Answer | null>;
  /** What the schema does not know of. */
  checkMore?: (values: Values) => FieldError[];
  /** What else makes two attempts the same one. */
  content?: (values: Values) => unknown;
}

export function createSiteForm<Values, Request extends object, Answer>({
  schema,
  toRequest,
  post,
  checkMore = () => [],
  content = () => null,
}: Definition<Values, Request, Answer>): SiteForm<Values, Request, Answer> {
  const guard = createFormGuard();
  return {
    warmUp: () => guard.start(),
    check(values) {
      const result = schema.safeParse(toRequest(values));
      const issues = result.error?.issues ?? [];
      const refused = [
        ...issues.map(({ path, message }) => ({ field: path.join('.'), code: message })),
        ...checkMore(values),
      ];
      return result.success && refused.length === 0 ? { request: result.data } : { refused };
    },
    send: (request, values) =>
      guard.send(request, (proved, idempotencyKey) => post(proved, idempotencyKey, values), [request, content(values)]),
  };
}
