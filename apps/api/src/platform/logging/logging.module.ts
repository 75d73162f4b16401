import { Module } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import { ENV, type Env } from '../config/env.js';

/** Nest's account of every module and route it wires up: of use to nobody who reads the log of a running system. */
const CHATTER = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/**
 * JSON lines on standard output. A line names the route's pattern and never the address, the headers or the body:
 * addresses carry quote tokens and search words, bodies carry personal data.
 */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        pinoHttp: {
          level: env.LOG_LEVEL,
          // One line a request comes from the HTTP hook, which knows the route's pattern.
          autoLogging: false,
          quietReqLogger: true,
          hooks: {
            logMethod(args, method) {
              const [first] = args as [unknown];
              const { context } = (typeof first === 'object' && first !== null ? first : {}) as { context?: string };
              if (!CHATTER.has(context ?? '')) method.apply(this, args);
            },
          },
          serializers: {
            req: (request: IncomingMessage & { id?: unknown }) => ({ id: request.id, method: request.method }),
            res: (response: ServerResponse) => ({ status: response.statusCode }),
          },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
