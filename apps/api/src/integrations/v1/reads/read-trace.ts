import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { SecurityEvents } from '../../../platform/audit/security-events.js';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';

const WINDOW_MS = 3_600_000;
const LOOK_EVERY_MS = 60_000;

interface Window {
  client: CurrentIntegrator;
  until: number;
  /** Since it was told that the client reads. */
  records: number;
}

/**
 * Which system read whom: an entry of the audit log when a client begins to read customers, and one an hour that says how
 * many records it was. Counted by each process for itself.
 */
@Injectable()
export class ReadTrace implements OnModuleInit, BeforeApplicationShutdown {
  private readonly windows = new Map<string, Window>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly events: SecurityEvents) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.tellEnded(), LOOK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.tellEnded({ all: true });
  }

  /** @param records whose personal data are in the answer */
  async note(client: CurrentIntegrator, records: number): Promise<void> {
    if (records === 0) return;
    const open = this.windows.get(client.id);
    if (open) return void (open.records += records);
    this.windows.set(client.id, { client, until: Date.now() + WINDOW_MS, records: 0 });
    await this.tell(client, records);
  }

  private async tellEnded({ all = false } = {}): Promise<void> {
    const ended = [...this.windows.values()].filter(({ until }) => all || until <= Date.now());
    for (const { client } of ended) this.windows.delete(client.id);
    for (const { client, records } of ended) if (records > 0) await this.tell(client, records);
  }

  private tell(actor: CurrentIntegrator, records: number): Promise<void> {
    return this.events.note('api-client.read', {
      resource: 'api-clients',
      recordId: actor.id,
      actor,
      details: { what: 'customers', records },
    });
  }
}
