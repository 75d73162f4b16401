import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Job as Queued, Worker } from 'bullmq';
import { within } from '../boot/within.js';
import { ENV, type Env } from '../config/env.js';
import { LenderWords } from '../content/lender-words.js';
import { Every, Sweep } from '../schedule/sweep.js';
import type { JobKey } from './job.js';
import { JobQueue } from './job-queue.js';
import { LEASE_MS } from './leased-rows.js';
import { openQueueConnection, type QueueConnection } from './queue-connection.js';
import { QueueWarnings } from './queue-warnings.js';

/**
 * Whose job is whose is known to the queue as well: one whose worker died is given to another as soon as its row may be
 * taken. With BullMQ's own half minutes, one to expire and one to be looked for, a mail waited for both.
 */
const LOST = { lockDuration: LEASE_MS, stalledInterval: 5_000 };

/** What staff reword is said everywhere within two seconds. */
const WORDS_MS = 1_000;

/**
 * Finds what a worker that died, a wiped queue or a pause after a failure left undone, and whatever of a great many rows
 * is next.
 */
@Every({ seconds: 5 })
export class OwedWorkSweep extends Sweep {
  constructor(private readonly queue: JobQueue) {
    super();
  }

  /** How many rows are due and queued now. */
  override async sweep(): Promise<number> {
    let queued = 0;
    for (const { type } of this.queue.kinds()) {
      if (this.stopped) break;
      // What waits is worked off first: it would only be queued a second time.
      if (await this.queue.hasWaiting(type)) continue;
      queued += await this.queue.announceDue(type);
    }
    return queued;
  }
}

/** In the worker process only: has the work of every kind of job done, and ends it before what it needs is ended. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Workers');
  private readonly warnings = new QueueWarnings();
  private workers: Worker[] = [];
  private connection: QueueConnection | undefined;
  /** What is being worked on, and the proof that it is by this worker. */
  private readonly inHand = new Map<Queued<JobKey>, string | undefined>();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly queue: JobQueue,
    private readonly words: LenderWords,
  ) {}

  onApplicationBootstrap(): void {
    const kinds = this.queue.kinds();
    const { options: connection } = (this.connection = openQueueConnection(this.env, { listeners: kinds.length }));
    this.workers = kinds.map(({ type, job, name, concurrency = 1 }) => {
      const work = async (queued: Queued<JobKey>, token?: string) => {
        this.inHand.set(queued, token);
        const done = this.words.speak(WORDS_MS).then(() => job.process(queued.data));
        await done.finally(() => this.inHand.delete(queued));
      };
      const worker = new Worker<JobKey>(name, work, { connection, concurrency, ...LOST });
      worker.on('error', (error) => this.warnings.note(name, error));
      // The next page, without waiting for the sweep.
      worker.on('drained', () => void this.queue.announceDue(type));
      return worker;
    });
  }

  /**
   * Takes no more and waits for the work in hand, so long: what isn't finished is another worker's then. A later shutdown
   * phase closes the database and the mail connections.
   */
  async onModuleDestroy(): Promise<void> {
    const closed = Promise.all(this.workers.map((worker) => worker.close())).then(() => this.connection?.end());
    if (await within(this.env.FINISH_SECONDS * 1_000, closed)) return;
    this.logger.warn({ unfinished: this.inHand.size }, 'Gives back what took too long');
    await Promise.all(this.queue.kinds().map(({ job }) => job.giveBack()));
    await Promise.all([...this.inHand].map(([queued, token]) => queued.moveToWait(token)));
  }
}
