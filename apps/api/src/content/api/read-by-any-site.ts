import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** A cache before us asks each time, which costs an empty answer, and shows what it has for a day while we are away. */
const CACHED = 'public, max-age=0, stale-if-error=86400';

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'if-none-match, content-type, x-requested-with',
  'access-control-expose-headers': 'etag',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': CACHED,
};

/** On routes that scripts of any site may read, refusals included. They know of no session, so there is nothing to lend. */
@Injectable()
export class ReadByAnySite implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    context.switchToHttp().getResponse<FastifyReply>().headers(HEADERS);
    return next.handle();
  }
}
