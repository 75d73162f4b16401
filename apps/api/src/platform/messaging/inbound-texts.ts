import { Injectable } from '@nestjs/common';
import type { MessageChannel } from '@flota/schemas';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { Outbox, type Owe } from '../outbox/outbox.js';
import { Agreements } from './agreements.js';

/** A message that came in. */
export interface Inbound {
  channel: MessageChannel;
  /** What the channel calls it. */
  reference: string;
  /** E.164. */
  phone: string;
  at: Date;
  text: string;
}

const STOP = new Set([
  'baja',
  'dar de baja',
  'alto',
  'cancelar',
  'no mas',
  // What operators take for it, too.
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'optout',
  'revoke',
]);

/** Whether it says that we are to write no more. */
export const saysStop = (text: string): boolean =>
  STOP.has(
    text
      .normalize('NFKD')
      .replace(/[^\p{L} ]/gu, '')
      .trim()
      .toLowerCase(),
  );

const WINDOW_MS = 24 * 3_600_000;

/** Messages that come to us: each once, and who says that they want no more gets none. */
@Injectable()
export class InboundTexts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly agreements: Agreements,
  ) {}

  /** @param take in the same transaction: what else it means; not of one that came before, or that says stop */
  async take(inbound: Inbound, take: (database: Database, owe: Owe) => Promise<void>): Promise<void> {
    const { channel, reference, phone, at, text } = inbound;
    await this.outbox.commit(async (database, owe) => {
      const { count } = await database.inboundText.createMany({
        data: [{ channel, reference, phone, at }],
        skipDuplicates: true,
      });
      if (count === 0) return;
      if (saysStop(text)) {
        await this.agreements.note(database, { channel, phone, agreed: false, source: 'answer', text });
      } else {
        await take(database, owe);
      }
    });
  }

  /** Whether they wrote within the last 24 hours: until then an answer may be of any form. */
  async isWindowOpen(database: Database, channel: MessageChannel, phone: string, now = Date.now()): Promise<boolean> {
    const last = await database.inboundText.findFirst({
      where: { channel, phone, at: { gt: new Date(now - WINDOW_MS) } },
      select: { reference: true },
    });
    return last !== null;
  }
}
