import { Injectable } from '@nestjs/common';
import { CONTENT, type EventData } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';
import { Events, type Telling } from '../events/events.js';

type Change = EventData<'content.changed'>['change'];

/** Beside their own content these show what finance writes of a plan. */
const SHOWN_IN: Readonly<Record<string, string>> = { plans: 'plan-pages' };

/** Tells other systems which published content is another one now. */
@Injectable()
export class ContentChanges {
  constructor(private readonly events: Events) {}

  /** Of a record that staff wrote, in the transaction of the write; nothing, where the resource is no content. */
  async tell(database: Database, resource: string, keys: readonly string[], change: Change): Promise<void> {
    const kind = SHOWN_IN[resource] ?? resource;
    if (!Object.hasOwn(CONTENT, kind)) return;
    await this.events.tellAll(
      database,
      keys.map((key): Telling => ({
        type: 'content.changed',
        subject: { kind: 'content', id: `${kind}/${key}` },
        data: { kind, key, change },
      })),
    );
  }
}
