import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import { fieldCode } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { from, type Observable, switchMap } from 'rxjs';
import { catchError, finalize, mergeMap } from 'rxjs/operators';
import type { CurrentUser } from '../auth/current-user.js';
import { ProblemException } from '../errors/problem.exception.js';
import type { SentFile } from './checked-file.js';
import { FileScanning } from './file-scanning.js';
import { ClaimedUploads } from './held/claimed-uploads.js';
import { TemporaryFile } from './temporary-file.js';
import { Turns } from './turns.js';

/** What a disk and a network take in without anybody noticing; the bodies of those who wait stay in their sockets. */
const LIMITS = { atOnce: 16, waiting: 64, waitMs: 20_000 };

/** Of this process: each route's module has a scope of its own. */
const turns = new Turns(LIMITS);

/** The files of one request: on the disk as they come, looked at by the scanner, and ended with the request. */
export class IncomingFiles {
  private readonly files: TemporaryFile[] = [];
  private readonly claimed: string[] = [];
  /** The repeat of a request has the same. */
  private readonly key: string;

  constructor(
    private readonly scanning: FileScanning,
    private readonly uploads: ClaimedUploads,
    private readonly request: FastifyRequest & { user?: CurrentUser },
  ) {
    const { 'idempotency-key': key } = request.headers;
    this.key = typeof key === 'string' && key ? key : randomUUID();
  }

  /**
   * Files that were sent ahead of this form, in the order of their ids. They are its own where it is taken, and free again
   * where it is refused (`settle`).
   *
   * @throws ProblemException as `ClaimedUploads.take`, and as `FileScanning.check`
   */
  async claim(ids: readonly string[], field: string): Promise<SentFile[]> {
    const { user } = this.request;
    // Only customers send files ahead: to anybody else it is a text where a file belongs.
    if (user?.kind !== 'customer') throw ProblemException.invalid([{ field, code: fieldCode('FIELD.INVALID') }]);
    const pages: SentFile[] = [];
    for (const id of ids) {
      const page = await this.uploads.take(id, { field, customerId: user.person.id, request: this.key });
      this.claimed.push(id);
      this.files.push(page.content);
      // Again: it may know today what it did not when the file came.
      await this.scanning.check(page.content, field, user);
      pages.push(page);
    }
    return pages;
  }

  /** @param taken whether the form was */
  async settle(taken: boolean): Promise<void> {
    if (this.claimed.length === 0) return;
    if (taken) await this.uploads.use(this.claimed, this.key);
    else await this.uploads.free(this.claimed, this.key);
  }

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
  constructor(
    private readonly scanning: FileScanning,
    private readonly uploads: ClaimedUploads,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return from(turns.take()).pipe(
      switchMap((endTurn) => {
        const files = new IncomingFiles(this.scanning, this.uploads, request);
        opened.set(request, files);
        return next.handle().pipe(
          mergeMap(async (answer: unknown) => {
            await files.settle(true);
            return answer;
          }),
          catchError(async (error: unknown) => {
            await files.settle(false);
            throw error;
          }),
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
