import { StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldError, isFieldCode } from '@flota/schemas';
import { ProblemException } from './problem.exception.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Schemas of ours name their codes; what zod says by itself (a missing object, a wrong type) becomes one code. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.map(({ message, path = [] }) => ({
    field: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    ...(isFieldCode(message) ? { code: message } : { code: 'FIELD.INVALID' as const, detail: message }),
  }));
}

/** Checks every parameter that carries a schema and answers 422 with each refused field. */
export const validationPipe = () =>
  new StandardSchemaValidationPipe({ exceptionFactory: (issues) => ProblemException.invalid(fieldErrors(issues)) });
