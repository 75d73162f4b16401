import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { ErrorCode, Problem } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem.js';
import { ProblemException } from './problem.exception.js';

const CODES_BY_STATUS: Record<number, ErrorCode> = {
  401: 'AUTH.REQUIRED',
  403: 'AUTH.FORBIDDEN',
  404: 'RESOURCE.NOT_FOUND',
  413: 'REQUEST.TOO_LARGE',
  414: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.UNSUPPORTED_MEDIA_TYPE',
  429: 'REQUEST.RATE_LIMITED',
};

/** Prisma's, node's and PostgreSQL's ways of saying that the database does not answer, has nobody free to, or too many who want the same. */
const UNREACHABLE = new Set([
  'P1001',
  'P1002',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
  '53200',
  '53300',
  '57P01',
  '57P03',
  '40P01',
  '40001',
]);

/** The same in words, where there is no code: Prisma's, and those of the driver when the server ends in the middle. */
const UNREACHABLE_WORDS =
  /DatabaseNotReachable|ConnectionClosed|Connection terminated|is not queryable|timeout exceeded when trying to connect/;

/** No room on a disk, of the database or of ours. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Prisma keeps what the database itself said below `meta` and not below `cause`. */
const reasonOf = (error: Error & { meta?: { driverAdapterError?: unknown } }): unknown =>
  error.cause ?? error.meta?.driverAdapterError;

/** A raw statement tells the database's own code apart. */
type Reason = Partial<Error> & { code?: unknown; originalCode?: unknown };

/** The error and what is behind it. */
function reasonsOf(error: unknown): Reason[] {
  const reasons: Reason[] = [];
  for (let reason = error; typeof reason === 'object' && reason !== null; reason = reasonOf(reason as Error))
    reasons.push(reason);
  return reasons;
}

const says = ({ code, originalCode }: Reason, codes: ReadonlySet<string>): boolean =>
  [code, originalCode].some((each) => typeof each === 'string' && codes.has(each));

const isFull = (error: unknown): boolean => reasonsOf(error).some((reason) => says(reason, FULL));

const isDatabaseUnreachable = (error: unknown): boolean =>
  reasonsOf(error).some(
    (reason) =>
      says(reason, UNREACHABLE) ||
      reason.name === 'PrismaClientInitializationError' ||
      UNREACHABLE_WORDS.test(reason.message ?? ''),
  );

/** Errors of Nest and Fastify carry a status below 500 when the request is at fault (broken JSON, too large, ...). */
function requestFaultStatus(error: unknown): number | null {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown } | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

export function toProblem(error: unknown, correlationId: string): Problem {
  const problem = (status: number, code: ErrorCode, more: Partial<Problem> = {}) =>
    problemOf(status, code, correlationId, more);
  if (error instanceof ProblemException) return problem(error.status, error.code, error.options);
  const status = requestFaultStatus(error);
  if (status !== null) return problem(status, CODES_BY_STATUS[status] ?? 'REQUEST.MALFORMED');
  if (isFull(error)) return problem(507, 'STORAGE.FULL', { retryAfterSeconds: 300 });
  if (isDatabaseUnreachable(error)) return problem(503, 'SERVER.UNAVAILABLE', { retryAfterSeconds: 10 });
  return problem(500, 'SERVER.ERROR');
}

export function sendProblem(reply: FastifyReply, problem: Problem): void {
  if (problem.retryAfterSeconds) void reply.header('retry-after', String(problem.retryAfterSeconds));
  // Some answers are given before the hook that sets it has run.
  void reply.header('x-request-id', problem.correlationId);
  void reply.status(problem.status).type('application/problem+json').header('cache-control', 'no-store').send(problem);
}

/** The last stop of every error: never a stack or an SQL text to the caller, always one to the log when it is ours. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = toProblem(error, request.id);
    if (problem.status >= 500) this.logger.error({ err: error, correlationId: request.id }, problem.code);
    if (!reply.sent) sendProblem(reply, problem);
  }
}
