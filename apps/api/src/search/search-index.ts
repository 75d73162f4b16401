import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ContentVersion } from '../platform/content-version/content-version.js';
import { PrismaService } from '../platform/database/prisma.service.js';

/** Staff change several things in a row; a refresh looks at everything. */
const SETTLE_MS = 1_000;
const RETRY_MS = 10_000;
const TIMEOUT_MS = 60_000;

/** Any number: it only has to be the same in every instance. */
const REFRESH_LOCK = 7_205_160_332n;

/** Keeps what the search looks through up to date with what visitors read. */
@Injectable()
export class SearchIndex implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('SearchIndex');
  /** Content version of the last refresh by this instance. */
  private refreshedFor: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopListening = () => {};
  private stopped = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly contentVersion: ContentVersion,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.contentVersion.onChange(() => this.schedule(SETTLE_MS));
    this.schedule(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.stopListening();
    clearTimeout(this.timer);
    await this.running;
  }

  /** One instance at a time; nothing to do when content has not changed since the last time. */
  async refresh(): Promise<void> {
    await this.prisma.$transaction(
      async (database) => {
        await database.$executeRaw`select pg_advisory_xact_lock(${REFRESH_LOCK})`;
        // Read first: a change that is committed meanwhile is then another version, and another refresh.
        const { version } = await database.contentVersion.findFirstOrThrow();
        if (version === this.refreshedFor) return;
        await database.$executeRaw`REFRESH MATERIALIZED VIEW CONCURRENTLY search_document`;
        this.refreshedFor = version;
      },
      { maxWait: TIMEOUT_MS, timeout: TIMEOUT_MS },
    );
  }

  private schedule(delay: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.refresh().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The search is not up to date; trying again');
        this.schedule(RETRY_MS);
      });
    }, delay);
  }
}
