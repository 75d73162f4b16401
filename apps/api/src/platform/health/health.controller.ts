import { Controller, Get, Header, Logger, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';
import { within } from '../boot/within.js';
import { ProblemException } from '../errors/problem.exception.js';
import { FileScanning } from '../uploads/file-scanning.js';
import { Readiness } from './readiness.js';
import { WorkHealth, type WorkState } from './work-health.js';

/** Mail normally leaves within seconds; after this long something is wrong. */
const STUCK_AFTER_SECONDS = 300;
/** A database that hasn't answered by then serves no visitor either. */
const LONGEST_MS = 3_000;

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  private readonly logger = new Logger('Health');
  private asking: Promise<WorkState> | undefined;

  constructor(
    private readonly work: WorkHealth,
    private readonly readiness: Readiness,
    private readonly scanning: FileScanning,
  ) {}

  /** The process answers: one that doesn't should be started again. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live() {
    return { status: 'ok' };
  }

  /**
   * The process can serve visitors: the database answers (else 503). A dead worker, old mail or a scanner that is away
   * (`scanner`, where one is set) is reported as `degraded` with 200, because taking the site off line would help nobody.
   * `leaving`, with 503, is one that is about to end: it serves who comes, and wants nobody to be sent.
   */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    if (this.readiness.isLeaving) {
      void reply.status(503);
      return { status: 'leaving' };
    }
    // Once for all who ask at the same time: those who watch it must not be what keeps it busy.
    const asked = (this.asking ??= this.work.state().finally(() => (this.asking = undefined)));
    const answered = await within(LONGEST_MS, asked).catch((error: unknown) => this.refused(error));
    if (!answered) throw new ProblemException(503, 'SERVER.UNAVAILABLE', { retryAfterSeconds: 5 });
    const [{ worker, oldestPendingEmailAt }, scanner] = await Promise.all([asked, this.scanning.state()]);
    const oldestPendingSeconds = oldestPendingEmailAt
      ? Math.round((Date.now() - Date.parse(oldestPendingEmailAt)) / 1000)
      : 0;
    const well = worker.alive && oldestPendingSeconds < STUCK_AFTER_SECONDS && scanner !== 'away';
    return {
      status: well ? 'ok' : 'degraded',
      database: 'ok',
      worker,
      queue: { oldestPendingSeconds },
      ...(scanner !== 'off' && { scanner }),
    };
  }

  /** Whatever the database refuses, for a wrong password or a table that is missing too, visitors can't be served. */
  private refused(error: unknown): false {
    this.logger.error({ err: error }, 'The database refuses');
    return false;
  }
}
