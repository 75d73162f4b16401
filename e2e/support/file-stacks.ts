import { readFileSync } from 'node:fs';
import { type Filled, type Stack, startStack } from '../../scripts/lib/stack.mjs';
import { emptyRedis } from '../../scripts/lib/redis.mjs';
import { outsidePort, redisOf, required } from './run';

/** What a file does that others could see: as staff, as a customer of the demo, in the database, to the processes. */
const LEAVES_TRACES = /\bstack\.(?!url\b|mail\b)|\bbackoffice\b|\bopenAccount\b|Api\(stack|startStack/;

/**
 * One product for the tests of a file, another one for the next file: which files came before must not matter, and which
 * ones a worker is given depends on how quick the others were. Files of visitors, who see nothing of each other, share one.
 */
export class FileStacks {
  private file: string | undefined;
  private stack: Stack | undefined;
  private visitors: Stack | undefined;

  constructor(private readonly parallelIndex: number) {}

  async of(file: string): Promise<Stack> {
    if (!LEAVES_TRACES.test(readFileSync(file, 'utf8'))) return (this.visitors ??= await this.start('visitors'));
    if (this.stack && this.file === file) return this.stack;
    await this.stack?.stop();
    this.stack = undefined;
    this.stack = await this.start('shared');
    this.file = file;
    return this.stack;
  }

  async end(): Promise<void> {
    await this.stack?.stop();
    await this.visitors?.stop();
  }

  private async start(whose: 'shared' | 'visitors'): Promise<Stack> {
    const redisUrl = redisOf(this.parallelIndex, whose);
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
