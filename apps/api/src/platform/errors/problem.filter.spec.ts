import { describe, expect, it } from '@jest/globals';
import { ProblemException } from './problem.exception.js';
import { toProblem } from './problem.filter.js';

const failed = (properties: object) => Object.assign(new Error('SELECT secret FROM vault'), properties);

describe('toProblem', () => {
  it.each<[string, unknown, number, string]>([
    ['one of ours', new ProblemException(409, 'RESOURCE.STALE'), 409, 'RESOURCE.STALE'],
    ['a request that Fastify refused', failed({ statusCode: 413 }), 413, 'REQUEST.TOO_LARGE'],
    ['a request at fault in a way without a code', failed({ statusCode: 418 }), 418, 'REQUEST.MALFORMED'],
    ['a database that refuses connections', failed({ code: 'ECONNREFUSED' }), 503, 'SERVER.UNAVAILABLE'],
    ['one that Prisma cannot reach', failed({ code: 'P1001' }), 503, 'SERVER.UNAVAILABLE'],
    ['the same further down', failed({ cause: failed({ cause: { code: 'ECONNRESET' } }) }), 503, 'SERVER.UNAVAILABLE'],
    [
      'one that is starting up, as Prisma tells it',
      failed({ code: 'P2039', meta: { driverAdapterError: failed({ cause: { code: '57P03' } }) } }),
      503,
      'SERVER.UNAVAILABLE',
    ],
    // The driver's own words, which bear no code.
    ['one that was killed in the middle', new Error('Connection terminated unexpectedly'), 503, 'SERVER.UNAVAILABLE'],
    ['a database without a connection to spare', failed({ code: 'P2028' }), 503, 'SERVER.UNAVAILABLE'],
    [
      'one without memory',
      failed({ meta: { driverAdapterError: { cause: { code: '53200' } } } }),
      503,
      'SERVER.UNAVAILABLE',
    ],
    ['one on a full disk', failed({ meta: { driverAdapterError: { cause: { code: '53100' } } } }), 507, 'STORAGE.FULL'],
    ['a full disk of ours', failed({ code: 'ENOSPC' }), 507, 'STORAGE.FULL'],
    ['a unique column', failed({ code: 'P2002' }), 500, 'SERVER.ERROR'],
    ['any other error', failed({}), 500, 'SERVER.ERROR'],
    ['what is no error at all', 'oops', 500, 'SERVER.ERROR'],
    ['nothing', undefined, 500, 'SERVER.ERROR'],
  ])('of %s', (_what, error, status, code) => {
    const problem = toProblem(error, 'id-00001');
    expect(problem).toMatchObject({ type: `urn:flota:problem:${code}`, status, code, correlationId: 'id-00001' });
    expect(JSON.stringify(problem)).not.toContain('vault');
  });
});
