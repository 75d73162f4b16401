import { Injectable } from '@nestjs/common';
import type { MessageChannel } from '@flota/schemas';
import { databaseTime } from '../database/database-time.js';
import type { Database } from '../database/prisma.service.js';
import type { About } from '../outbox/owed-mail.js';
import { Agreements } from './agreements.js';
import type { TextType } from './owed-text.js';
import { Texts } from './texts.js';

/** To one telephone, which may be anybody's. */
const A_DAY = 3;
const DAY_MS = 24 * 3_600_000;

interface Asked<Subject extends string> {
  /** E.164. */
  to: string;
  about: About<Subject>;
  /** As the owner of which quote they asked for it. */
  quoteId: string;
  channels: readonly MessageChannel[];
  /** What they ticked, by channel. */
  words: Readonly<Record<MessageChannel, string>>;
}

/** Messages that a visitor asked for, to the telephone they named: for that one thing, and nothing later. */
@Injectable()
export class AskedTexts {
  constructor(
    private readonly agreements: Agreements,
    private readonly texts: Texts,
  ) {}

  /**
   * In the transaction of what they did. Nobody is told when it was one too many. What is owed counts: nothing outside the
   * database is waited for here, and what is undone takes nobody's message.
   */
  async owe<Subject extends string>(
    database: Database,
    type: TextType<Subject>,
    { about, channels, quoteId, to, words }: Asked<Subject>,
  ): Promise<void> {
    if (channels.length === 0) return;
    const as = { kind: 'quote', id: quoteId } as const;
    for (const channel of channels) {
      const said = { channel, phone: to, agreed: true, source: 'quote', text: words[channel], about: as } as const;
      await this.agreements.note(database, said);
    }
    const since = new Date((await databaseTime(database)).getTime() - DAY_MS);
    const where = { recipient: to, agreedKind: as.kind, createdAt: { gt: since } };
    if ((await database.textMessage.count({ where })) >= A_DAY) return;
    await this.texts.owe(database, type, { to, about, as });
  }
}
