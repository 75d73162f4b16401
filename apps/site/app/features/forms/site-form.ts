import { type FieldError, fieldCode, isFieldCode } from '@flota/schemas';
import type { z } from 'zod';
import { createIdempotencyKeys } from '@flota/client';
import { createFormGuard, type Proved } from './form-guard.js';

export type Checked<Request> = { request: Request } | { refused: FieldError[] };

/** The part of a form that is not needed until somebody fills it in: rules, proof of work and the call. */
export interface SiteForm<Values, Request, Answer> {
  /** Starts what takes time. */
  warmUp: () => void;
  check: (values: Values) => Checked<Request>;
  send: (request: Request, values: Values) => Promise<Answer>;
}

interface FormRules<Values, Request> {
  schema: z.ZodType<Request>;
  /** From what the boxes hold to what the schema reads. */
  toRequest: (values: Values) => unknown;
  /** What the schema does not know of. */
  checkMore?: (values: Values) => FieldError[];
}

interface Definition<Values, Request, Answer> extends FormRules<Values, Request> {
  post: (proved: Proved<Request>, idempotencyKey: string, values: Values) => Promise<Answer | null>;
  /** What else makes two attempts the same one. */
  content?: (values: Values) => unknown;
}

const checkedBy =
  <Values, Request>({ schema, toRequest, checkMore = () => [] }: FormRules<Values, Request>) =>
  (values: Values): Checked<Request> => {
    const result = schema.safeParse(toRequest(values));
    const issues = result.error?.issues ?? [];
    const refused = [
      ...issues.map(({ path, message }) => ({
        field: path.join('.'),
        code: isFieldCode(message) ? message : fieldCode('FIELD.INVALID'),
      })),
      ...checkMore(values),
    ];
    return result.success && refused.length === 0 ? { request: result.data } : { refused };
  };

export function createSiteForm<Values, Request extends object, Answer>({
  post,
  content = () => null,
  ...rules
}: Definition<Values, Request, Answer>): SiteForm<Values, Request, Answer> {
  const guard = createFormGuard();
  return {
    warmUp: () => guard.start(),
    check: checkedBy(rules),
    send: (request, values) =>
      guard.send(request, (proved, idempotencyKey) => post(proved, idempotencyKey, values), [request, content(values)]),
  };
}

interface AccountDefinition<Values, Request, Answer> extends FormRules<Values, Request> {
  post: (request: Request, idempotencyKey: string, values: Values) => Promise<Answer | null>;
  /** What else makes two attempts the same one. */
  content?: (values: Values) => unknown;
}

/** A form of somebody who shows who they are: the same rules, and no proof of being a person. */
export function createAccountForm<Values, Request, Answer>({
  post,
  content = () => null,
  ...rules
}: AccountDefinition<Values, Request, Answer>): SiteForm<Values, Request, Answer> {
  const idempotencyKeyFor = createIdempotencyKeys();
  return {
    warmUp: () => undefined,
    check: checkedBy(rules),
    async send(request, values) {
      const answer = await post(request, idempotencyKeyFor([request, content(values)]), values);
      if (answer === null) throw new Error('A form was answered without a receipt');
      return answer;
    },
  };
}
