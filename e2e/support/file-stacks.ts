import { type Filled, type Stack, startStack } from '../../scripts/lib/stack.mjs';
import { emptyRedis } from '../../scripts/lib/redis.mjs';
import { outsidePort, redisOf, required } from './run';

/**
 * One product for the tests of a file, another one for the next file: which files came before must not matter, and which
 * ones a worker is given depends on how quick the others were.
 */
export class FileStacks {
  private file: string | undefined;
  private stack: Stack | undefined;

  constructor(private readonly parallelIndex: number) {}

  async of(file: string): Promise<Stack> {
    if (this.stack && this.file === file) return this.stack;
    await this.end();
    this.stack = await this.start();
    this.file = file;
    return this.stack;
  }

  async end(): Promise<void> {
    await this.stack?.stop();
    this.stack = undefined;
  }

  private async start(): Promise<Stack> {
    const redisUrl = redisOf(this.parallelIndex);
    if (redisUrl) await emptyRedis(redisUrl);
    return startStack({
      postgresUrl: required('E2E_DATABASE_URL'),
      redisUrl,
      filled: JSON.parse(required('E2E_FILLED')) as Filled,
      // The browser solves the challenges as a visitor's does; a visitor's address is what a proxy says it is.
      env: {
        BOT_DEFENCE: 'on',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
        OUTBOUND_PRIVATE_HOSTS: `127.0.0.1:${outsidePort(this.parallelIndex)}`,
      },
    });
  }
}
