import { ProblemException } from '../../platform/errors/problem.exception.js';
import { CommandFailure } from './command-failure.js';
import { EXIT, type ExitCode } from './exit-codes.js';

/** How a command that failed ends, and what it says. */
export interface Explained {
  exitCode: ExitCode;
  message: string;
  /** For whoever mends a fault of the product; nothing where the operator can mend it. */
  stack?: string | undefined;
}

type Coded = Error & { code?: unknown; cause?: unknown };

/** By the codes of Node, PostgreSQL, Prisma and nodemailer. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'it hung up',
  EHOSTUNREACH: 'there is no way to that machine',
  ENOTFOUND: 'no such machine is known',
  EAI_AGAIN: 'names of machines can not be looked up at the moment',
  ETIMEDOUT: 'it took too long to answer',
  '28P01': 'the password is wrong',
  '28000': 'it knows no such user, or does not let it in from here',
  '3D000': 'there is no such database',
  '57P03': 'it is starting or ending',
  '53300': 'it has too many connections',
  P1000: 'the password is wrong',
  P1001: 'nobody answers there',
  P1003: 'there is no such database',
};
/** What Prisma's driver calls those of a raw statement. */
const KINDS: Readonly<Record<string, string>> = {
  AuthenticationFailed: 'P1000',
  DatabaseNotReachable: 'P1001',
  DatabaseDoesNotExist: 'P1003',
  TooManyConnections: '53300',
};
const SCHEMA_MISSING = ['42P01', '42703', 'P2021', 'P2022'];
const MAY_NOT = '42501';
const FILES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read or written by this user',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk may only be read',
};

/** A failure in one sentence, and what kind it is. Never what a setting holds: it may be a secret. */
export function explain(error: unknown): Explained {
  if (error instanceof CommandFailure) return { exitCode: error.exitCode, message: error.message };
  for (const cause of causesOf(error)) {
    if (cause instanceof ProblemException) return { exitCode: EXIT.wrong, message: problemWords(cause) };
    const code = typeof cause.code === 'string' ? cause.code : '';
    const { path } = cause as { path?: unknown };
    if (typeof path === 'string' && FILES[code]) {
      return { exitCode: EXIT.misused, message: `${path}: ${FILES[code]}.` };
    }
    if (SCHEMA_MISSING.includes(code)) {
      return { exitCode: EXIT.wrong, message: 'The tables are missing or old: run `flota migrate` first.' };
    }
    if (code === MAY_NOT) {
      return {
        exitCode: EXIT.settings,
        message: 'The role of DATABASE_URL may not do that (docs/runbooks/part-the-database-roles.md).',
      };
    }
    if (UNREACHABLE[code]) return { exitCode: EXIT.unreachable, message: `${placeOf(cause)}: ${UNREACHABLE[code]}.` };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { exitCode: EXIT.fault, message: `This is a fault of the product: ${firstLine(message)}`, stack };
}

function causesOf(error: unknown): Coded[] {
  const causes: Coded[] = [];
  const left = [error];
  while (left.length > 0 && causes.length < 10) {
    const each = left.shift();
    if (!(each instanceof Error)) continue;
    causes.push(each);
    if (each instanceof AggregateError) left.push(...(each.errors as unknown[]));
    // Prisma keeps what its driver said there.
    left.push((each as { meta?: { driverAdapterError?: unknown } }).meta?.driverAdapterError, each.cause);
    const { kind, originalCode } = (each.cause ?? {}) as { kind?: string; originalCode?: unknown };
    const code = typeof originalCode === 'string' ? originalCode : KINDS[kind ?? ''];
    if (code) causes.push(Object.assign(new Error(each.message), { code }));
  }
  return causes;
}

/** Of a connection that failed, as far as it says where it went. */
function placeOf(cause: Coded): string {
  const { address, hostname, port } = cause as { address?: string; hostname?: string; port?: number };
  const host = address ?? hostname;
  if (!host) return 'The database of DATABASE_URL';
  return port ? `${host}:${port}` : host;
}

function problemWords({ code, options }: ProblemException): string {
  const fields = (options.errors ?? []).map(({ field, code: fault }) => `${field}: ${fault}`);
  return fields.length > 0 ? `Refused: ${fields.join('; ')}.` : `Refused: ${code}.`;
}

const firstLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
