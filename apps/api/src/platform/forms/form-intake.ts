import { Injectable } from '@nestjs/common';
import { BotDefence, type BotDefenceFields } from '../bot-defence/bot-defence.js';
import type { Database } from '../database/prisma.service.js';
import { Idempotency } from '../idempotency/idempotency.js';
import type { Owe } from '../outbox/outbox.js';

/** How a visitor's form came in. */
export interface Visit {
  /** The `Idempotency-Key` header, if there was one. */
  key: string | undefined;
  /** Of the visitor. */
  address: string;
}

/** Owes a mail for a visitor's form. Nothing tells whether one to the visitor's own mailbox was one too many. */
export type OweVisitor = (...owed: Parameters<Owe>) => Promise<unknown>;

/** What came in, as its repeat would be recognised. */
interface SentForm {
  /** The `Idempotency-Key` header, if there was one. */
  key: string | undefined;
  /** Method and path, e.g. `POST /api/contact`. */
  route: string;
  /** All that was sent. */
  body: object;
}

/** Takes in what people send: once however often it comes, and with the mails it owes. */
@Injectable()
export class FormIntake {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly defence: BotDefence,
  ) {}

  /**
   * Of a visitor, whom nobody knows: from people only.
   *
   * @param form `mailbox` is the one that the visitor named, which may be anybody's: few mails a day go there
   * @param prepare checks what needs the database or takes long; runs before the transaction and only for people
   * @param store writes it and answers its id
   * @returns the id of what was stored, now or by an earlier attempt
   */
  async take<Body extends BotDefenceFields, Prepared>(
    {
      address,
      mailbox,
      body: { altcha, website, ...body },
      ...form
    }: SentForm & Visit & { body: Body; mailbox?: string },
    prepare: () => Promise<Prepared>,
    store: (database: Database, prepared: Prepared, owe: OweVisitor) => Promise<string>,
  ): Promise<string> {
    const checked = async () => {
      await this.defence.check({ altcha, website }, address);
      const prepared = await prepare();
      return { prepared, mayMail: mailbox === undefined || (await this.defence.mayMail(mailbox, address)) };
    };
    return this.takeSignedIn({ ...form, body }, checked, (database, { prepared, mayMail }, owe) =>
      store(database, prepared, async (mail, owed) => (mayMail || owed.to !== mailbox ? owe(mail, owed) : undefined)),
    );
  }

  /** The same of somebody who is signed in. The body says who it is, so that nobody repeats another's request. */
  async takeSignedIn<Prepared>(
    form: SentForm,
    prepare: () => Promise<Prepared>,
    store: (database: Database, prepared: Prepared, owe: Owe) => Promise<string>,
  ): Promise<string> {
    const earlier = await this.idempotency.earlier(form);
    if (earlier) return earlier;
    const prepared = await prepare();

    const { id } = await this.idempotency.once(form, (database, owe) => store(database, prepared, owe));
    return id;
  }
}
