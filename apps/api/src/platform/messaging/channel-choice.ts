import { Injectable } from '@nestjs/common';
import { MESSAGE_CHANNELS, type MessageChannel } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';
import { type AgreedAs, Agreements } from './agreements.js';
import { NoticeChoices } from '../notices/notice-choices.js';
import { MessageWays } from './message-channel.js';
import { TextKinds } from './text-kinds.js';

interface ToSay {
  kind: string;
  /** E.164. */
  to: string;
  /** Whose agreement counts. */
  as: AgreedAs;
  /** Only channels that we like less than that one, which will not take it. */
  after?: MessageChannel;
}

/** By which channel something is said. */
@Injectable()
export class ChannelChoice {
  constructor(
    private readonly ways: MessageWays,
    private readonly agreements: Agreements,
    private readonly kinds: TextKinds,
    private readonly choices: NoticeChoices,
  ) {}

  /** The first that is on, that they agreed to and want it by, and that can say it; `null` where there is none. */
  async channelFor(database: Database, { after, as, kind, to }: ToSay): Promise<MessageChannel | null> {
    const asked = after ? MESSAGE_CHANNELS.slice(MESSAGE_CHANNELS.indexOf(after) + 1) : MESSAGE_CHANNELS;
    for (const channel of asked) {
      const way = await this.ways.of(channel, database);
      if (!way || !(await this.mayUse(database, channel, { as, kind, to }))) continue;
      if (await way.canSay(database, kind, to)) return channel;
    }
    return null;
  }

  /** Whether they agreed to the channel, and want to be told that by it. */
  async mayUse(database: Database, channel: MessageChannel, { as, kind, to }: Omit<ToSay, 'after'>): Promise<boolean> {
    if (!(await this.agreements.mayWrite(database, { channel, phone: to }, as))) return false;
    const notice = this.kinds.find(kind)?.notice;
    return notice === undefined || as.kind !== 'customer' || this.choices.wants(database, as.id, notice, channel);
  }
}
