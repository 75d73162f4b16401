import type { OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, type Problem, problemSchema } from '@flota/schemas';
import { problemOf } from '../errors/problem.js';
import { jsonSchemaOf } from './zod-schemas.js';

type Components = NonNullable<OpenAPIObject['components']>;

interface Answer {
  description: string;
  code: ErrorCode;
}

const ANSWERS = {
  400: { description: 'Not what HTTP or JSON is', code: 'REQUEST.MALFORMED' },
  401: { description: 'Nobody is signed in, or not as who may', code: 'AUTH.REQUIRED' },
  403: {
    description: 'Signed in as somebody who may not, or the anti-forgery token is missing',
    code: 'AUTH.FORBIDDEN',
  },
  404: { description: 'Not there, or not yours', code: 'RESOURCE.NOT_FOUND' },
  409: { description: 'Not as things stand', code: 'RESOURCE.CONFLICT' },
  410: { description: 'Was here, and is not any more', code: 'LINK.EXPIRED' },
  413: { description: 'More than is taken', code: 'REQUEST.TOO_LARGE' },
  415: { description: 'Not a kind of body that is read here', code: 'REQUEST.UNSUPPORTED_MEDIA_TYPE' },
  422: { description: 'Each refused field by name, with its code', code: 'REQUEST.INVALID' },
  429: { description: 'Too many; says when to come again', code: 'REQUEST.RATE_LIMITED' },
  503: { description: 'For a moment not to be had; says when to come again', code: 'SERVER.UNAVAILABLE' },
} as const satisfies Record<number, Answer>;
type Status = keyof typeof ANSWERS;

const CORRELATION_ID = '0198a000-0000-7000-8000-000000000000';
const nameOf = (status: number) => `Problem${status}`;

function example(status: number, code: ErrorCode): object {
  const more: Partial<Problem> = {
    ...(status === 422 && { errors: [{ field: 'contact.email', code: 'EMAIL.INVALID' }] }),
    ...((status === 429 || status === 503) && { retryAfterSeconds: 10 }),
  };
  return problemOf(status, code, CORRELATION_ID, more);
}

const described = (status: number, { description, code }: Answer) => ({
  description,
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example: example(status, code) },
  },
});

/** What every refusal looks like, for all operations to refer to. */
export const problemComponents = (): Pick<Components, 'schemas' | 'responses'> => ({
  schemas: { Problem: jsonSchemaOf(problemSchema, 'output') },
  responses: Object.fromEntries(
    Object.entries(ANSWERS).map(([status, answer]) => [nameOf(Number(status)), described(Number(status), answer)]),
  ),
});

/** What an operation may be refused with, by what it takes. */
export function problemAnswers(operation: {
  isOpen: boolean;
  isSafe: boolean;
  hasPath: boolean;
  takes: boolean;
  body: boolean;
}) {
  const { isOpen, isSafe, hasPath, takes, body } = operation;
  const statuses: Status[] = [
    400,
    ...(isOpen ? [] : ([401] as const)),
    ...(isOpen && isSafe ? [] : ([403] as const)),
    ...(hasPath ? ([404, 410] as const) : []),
    ...(isSafe ? [] : ([409] as const)),
    ...(body ? ([413, 415] as const) : []),
    ...(takes ? ([422] as const) : []),
    429,
    503,
  ];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]));
}
