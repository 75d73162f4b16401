import { isFieldCode } from '@flota/schemas';
import { ProblemException } from '../errors/problem.exception.js';
import type { Resource } from './resource.js';
import { keyColumn, refuse } from './resource-input.js';

/** What Prisma calls it when the database refuses a write for what else is in it. */
const REASONS = {
  P2002: 'taken',
  P2003: 'inUse',
  P2025: 'gone',
} as const;

type PrismaError = Error & { code?: string };

const reasonOf = ({ code = '' }: PrismaError) => REASONS[code as keyof typeof REASONS];

/** For `catch` of a create or edit: a name that another record has is the fault of its field, and a record that changed or went is stale. */
export const explainWrite =
  (resource: Resource) =>
  (error: PrismaError): never => {
    if (reasonOf(error) === 'gone') throw ProblemException.stale();
    if (reasonOf(error) !== 'taken') throw error;
    const field = resource.uniqueField ?? keyColumn(resource);
    const code = `${field.toUpperCase()}.TAKEN`;
    return refuse(field, isFieldCode(code) ? code : 'VALUE.TAKEN');
  };

/** For `catch` of a delete: what somebody else took away at the same moment is not there. */
export function explainDelete(error: PrismaError): never {
  if (reasonOf(error) === 'gone') throw ProblemException.notFound();
  throw reasonOf(error) === 'inUse' ? new ProblemException(409, 'RESOURCE.IN_USE') : error;
}
