import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Logger } from 'nestjs-pino';
import { SessionCookies } from '../auth/session-cookies.js';
import { ENV, type Env, readEnv } from '../config/env.js';
import { addReportParser } from '../csp-reports/report-types.js';
import { ProblemFilter, sendProblem, toProblem } from '../errors/problem.filter.js';
import { validationPipe } from '../errors/validation.pipe.js';
import { answerBrokenRequest, refuseOddRequests } from './broken-requests.js';
import { addBodyLimits } from './body-limits.js';
import { addCleanInputHook } from './clean-input.hook.js';
import { addCsrfHook } from './csrf.hook.js';
import { addRequestContext } from './request-context.js';
import { addRequestLog } from './request-log.js';
import { addSecurityHeaders } from './security-headers.js';
import { endStalledBodies, SLOW_SENDERS } from './slow-senders.js';
import { addStreamedBodies } from './streamed-bodies.js';

const MAX_JSON_BYTES = 256 * 1024;
/** The signed address of a private file is longer than the router's hundred characters. */
const MAX_PATH_PARAMETER = 400;
const CORRELATION_ID = /^[\w-]{8,64}$/;

function adapter({ TRUST_PROXY }: Env): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MAX_JSON_BYTES,
    clientErrorHandler: answerBrokenRequest,
    ...SLOW_SENDERS,
    http: { ...SLOW_SENDERS.http, requireHostHeader: false },
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER },
    trustProxy: (_address: string, hop: number) => hop < TRUST_PROXY,
    // Behind a proxy the id it gave is kept, so that its log and ours can be read together.
    genReqId: ({ headers }: { headers: Record<string, unknown> }) => {
      const given = headers['x-request-id'];
      return TRUST_PROXY > 0 && typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, toProblem(error, request.id)),
  });
}

/** The HTTP application as it runs in production; tests make the same one. Not listening yet. */
export async function createApp(module: Type): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter(readEnv()), {
    bufferLogs: true,
    abortOnError: false,
    // What a card provider signs is the bytes it sent (payments/payment-webhooks.controller.ts).
    rawBody: true,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());

  const env = app.get<Env>(ENV);
  const fastify = app.getHttpAdapter().getInstance();
  addBodyLimits(fastify);
  fastify.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  addRequestContext(fastify);
  await addSecurityHeaders(fastify, env);
  refuseOddRequests(fastify);
  endStalledBodies(fastify);
  await fastify.register(cookie);
  await fastify.register(multipart);
  addReportParser(fastify);
  addStreamedBodies(fastify);
  await fastify.register(compress, { threshold: 1024 });
  addRequestLog(fastify);
  addCsrfHook(fastify, app.get(SessionCookies), env.APP_URL);
  addCleanInputHook(fastify);
  return app;
}
