import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, type Observable, switchMap } from 'rxjs';
import { finalize } from 'rxjs/operators';
import type { TemporaryFile } from './temporary-file.js';
import { Turns } from './turns.js';

/** What a disk and a network take in without anybody noticing; the bodies of those who wait stay in their sockets. */
const LIMITS = { atOnce: 16, waiting: 64, waitMs: 20_000 };

/** Of this process: each route's module has a scope of its own. */
const turns = new Turns(LIMITS);
const opened = new WeakMap<FastifyRequest, TemporaryFile[]>();

/** Around every route that takes files: so many at a time, and their temporary files end with the request, however it ends. */
@Injectable()
export class UploadScope implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return from(turns.take()).pipe(
      switchMap((endTurn) => {
        const files: TemporaryFile[] = [];
        opened.set(request, files);
        return next.handle().pipe(
          finalize(() => {
            endTurn();
            for (const file of files) void file.close();
          }),
        );
      }),
    );
  }
}

/** Where a route puts the files it opens, to have them ended. */
export function filesOf(request: FastifyRequest): TemporaryFile[] {
  const files = opened.get(request);
  if (!files) throw new Error('A route that takes files says so by @TakesForm()');
  return files;
}
