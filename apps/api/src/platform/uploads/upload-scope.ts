import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { from, type Observable, switchMap } from 'rxjs';
import { finalize } from 'rxjs/operators';
import type { CurrentUser } from '../auth/current-user.js';
import { FileScanning } from './file-scanning.js';
import { TemporaryFile } from './temporary-file.js';
import { Turns } from './turns.js';

/** What a disk and a network take in without anybody noticing; the bodies of those who wait stay in their sockets. */
const LIMITS = { atOnce: 16, waiting: 64, waitMs: 20_000 };

/** Of this process: each route's module has a scope of its own. */
const turns = new Turns(LIMITS);

/** The files of one request: on the disk as they come, looked at by the scanner, and ended with the request. */
export class IncomingFiles {
  private readonly files: TemporaryFile[] = [];

  constructor(
    private readonly scanning: FileScanning,
    private readonly request: FastifyRequest & { user?: CurrentUser },
  ) {}

  /** @throws ProblemException as `FileScanning.check` */
  async receive({ fieldname, file }: Pick<MultipartFile, 'fieldname' | 'file'>): Promise<TemporaryFile> {
    const received = await TemporaryFile.of(file);
    this.files.push(received);
    // What is too long is refused by whoever asked for it: nobody needs to know what it would have been.
    if (!file.truncated) await this.scanning.check(received, fieldname, this.request.user);
    return received;
  }

  async close(): Promise<void> {
    await Promise.all(this.files.map((file) => file.close()));
  }
}

const opened = new WeakMap<FastifyRequest, IncomingFiles>();

/** Around every route that takes files: so many at a time, and their temporary files end with the request, however it ends. */
@Injectable()
export class UploadScope implements NestInterceptor {
  constructor(private readonly scanning: FileScanning) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return from(turns.take()).pipe(
      switchMap((endTurn) => {
        const files = new IncomingFiles(this.scanning, request);
        opened.set(request, files);
        return next.handle().pipe(
          finalize(() => {
            endTurn();
            void files.close();
          }),
        );
      }),
    );
  }
}

/** By what a route receives the files of its form. */
export function filesOf(request: FastifyRequest): IncomingFiles {
  const files = opened.get(request);
  if (!files) throw new Error('A route that takes files says so by @TakesForm()');
  return files;
}
