import { Injectable } from '@nestjs/common';
import { BotDefence, type BotDefenceFields } from '../bot-defence/bot-defence.js';
import type { Database } from '../database/prisma.service.js';
import { Idempotency } from '../idempotency/idempotency.js';
import type { EmailJob } from '../outbox/outbound-email.js';
import { Outbox, type OwedEmail } from '../outbox/outbox.js';

/** How a visitor's form came in. */
export interface Visit {
  /** The `Idempotency-Key` header, if there was one. */
  key: string | undefined;
  /** Of the visitor. */
  address: string;
}

interface SentForm<Body extends BotDefenceFields> extends Visit {
  /** Method and path, e.g. `POST /api/contact`. */
  route: string;
  /** All that was sent. */
  body: Body;
}

/** Writes down, in the transaction of the form, that a mail is owed. */
export type Owe = (job: EmailJob, email: OwedEmail) => Promise<void>;

/** Takes in what visitors send: once however often it comes, from people only, and with the mails it owes. */
@Injectable()
export class FormIntake {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly defence: BotDefence,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param prepare checks what needs the database or takes long; runs before the transaction and only for people
   * @param store writes it and answers its id
   * @returns the id of what was stored, now or by an earlier attempt
   */
  async take<Body extends BotDefenceFields, Prepared>(
    { route, key, address, body: { altcha, website, ...body } }: SentForm<Body>,
    prepare: () => Promise<Prepared>,
    store: (database: Database, prepared: Prepared, owe: Owe) => Promise<string>,
  ): Promise<string> {
    const repeatable = { route, key, body };
    const earlier = await this.idempotency.earlier(repeatable);
    if (earlier) return earlier;
    await this.defence.check({ altcha, website }, address);
    const prepared = await prepare();

    const owed: { kind: string; id: string }[] = [];
    const { id } = await this.idempotency.once(repeatable, (database) =>
      store(database, prepared, async (job, email) => {
        owed.push({ kind: job.name, id: await this.outbox.owe(database, job, email) });
      }),
    );
    for (const email of owed) this.outbox.announce(email.kind, email.id);
    return id;
  }
}
