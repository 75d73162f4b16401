import type { ResourceLimits } from 'node:worker_threads';
import type { Piscina } from 'piscina';

const IDLE_MS = 60_000;

/**
 * A pool whose threads are replaced after so many tasks. For native code that keeps a little of every task until its
 * thread ends, like Typst a quarter of a megabyte a document (decision 022).
 */
export class RecycledPool {
  private pool: Promise<Piscina> | undefined;
  private handedOut = 0;
  private readonly inHand = new Set<Promise<unknown>>();

  constructor(
    private readonly filename: string,
    private readonly threads: number,
    private readonly tasksAThread: number,
    private readonly resourceLimits: ResourceLimits = {},
  ) {}

  async run(task: unknown, signal: AbortSignal): Promise<unknown> {
    const pool = await this.poolForOneMore();
    const result = pool.run(task, { signal }) as Promise<unknown>;
    this.inHand.add(result);
    return result.finally(() => this.inHand.delete(result));
  }

  async destroy(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  /** Whoever comes while the threads are being replaced waits for the new ones. */
  private poolForOneMore(): Promise<Piscina> {
    if (!this.pool || this.handedOut === this.tasksAThread * this.threads) {
      this.handedOut = 0;
      this.pool = this.replace(this.pool);
    }
    this.handedOut += 1;
    return this.pool;
  }

  private async replace(former: Promise<Piscina> | undefined): Promise<Piscina> {
    const worn = await former;
    await Promise.allSettled(this.inHand);
    await worn?.destroy();
    const { Piscina } = await import('piscina');
    return new Piscina({
      filename: this.filename,
      minThreads: 0,
      maxThreads: this.threads,
      idleTimeout: IDLE_MS,
      resourceLimits: this.resourceLimits,
    });
  }
}
