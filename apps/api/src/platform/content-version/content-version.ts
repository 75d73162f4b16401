import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { ENV, type Env } from '../config/env.js';

const CHANNEL = 'content_changed';
/** Also how soon a lost connection is made again. */
const CHECK_EVERY_MS = 5_000;

/**
 * Tells this instance when what visitors read has changed, whoever changed it. Triggers count every change in the
 * database and send a notice with its commit; a look at the count every few seconds finds what a broken connection missed.
 * Connects once somebody wants to know, so the worker doesn't.
 */
@Injectable()
export class ContentVersion implements OnApplicationShutdown {
  private readonly logger = new Logger('ContentVersion');
  private readonly listeners = new Set<() => void>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | null = null;
  private known = 0;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** The version last seen; 0 before the first look. Kept up to date once somebody watches. */
  get current(): number {
    return this.known;
  }

  /** Whether `current` follows the database. */
  get isWatched(): boolean {
    return this.timer !== undefined;
  }

  /** Calls the listener after every change. Answers how to stop that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    this.watch();
    return () => this.listeners.delete(listener);
  }

  /** From now on `current` follows the database. */
  watch(): void {
    this.timer ??= setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
    void this.check();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
    await this.drop();
  }

  /** Looks now. Never fails: while the database is away, what was known last stays. */
  check(): Promise<void> {
    this.checking ??= this.look().finally(() => (this.checking = null));
    return this.checking;
  }

  private async look(): Promise<void> {
    try {
      this.client ??= await this.listen();
      const { rows } = await this.client.query<{ version: number }>('select version from content_version');
      this.see(rows[0]?.version ?? 0);
    } catch (error) {
      this.logger.warn({ err: error }, 'The content version is not known now');
      await this.drop();
    }
  }

  private async listen(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.env.DATABASE_URL, connectionTimeoutMillis: CHECK_EVERY_MS });
    client.on('error', () => void this.drop());
    client.on('notification', () => void this.check());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  private async drop(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined); // broken already
  }

  private see(version: number): void {
    if (version === this.known) return;
    this.known = version;
    for (const listener of this.listeners) listener();
  }
}
