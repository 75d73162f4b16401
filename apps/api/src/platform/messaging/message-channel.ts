import { Injectable } from '@nestjs/common';
import { MESSAGE_CHANNELS, type MessageChannel } from '@flota/schemas';
import { type Database, PrismaService } from '../database/prisma.service.js';

/** A message on its way to a telephone. */
export interface TextToSend {
  /** Of the row that owes it. */
  id: string;
  kind: string;
  /** E.164. */
  to: string;
  /** The values of the kind's variables, by name. */
  values: Readonly<Record<string, string>>;
  /** All of it, for channels that know no templates. */
  text: string;
}

/** What the channel calls a message that it took over. */
export interface TakenText {
  reference: string;
}

/** The channel will never send it: trying again cannot help. */
export class TextRefusedError extends Error {}

/**
 * A way for messages to a telephone to leave, which a connector offers. What is asked while something is owed is asked through
 * the transaction of that: it may have the last connection there is.
 */
export abstract class MessageWay {
  /** Whether staff have it turned on. */
  abstract isOn(database: Database): Promise<boolean>;

  /** Whether a message of that kind can be said to that number now. */
  abstract canSay(database: Database, kind: string, to: string): Promise<boolean>;

  /** It is gone when this answers, and owed still when it throws. */
  abstract send(message: TextToSend): Promise<TakenText>;
}

/** The ways there are. Without a connector there are none, and nothing is offered to anybody. */
@Injectable()
export class MessageWays {
  private readonly ways = new Map<MessageChannel, MessageWay[]>();

  constructor(private readonly prisma: PrismaService) {}

  offer(channel: MessageChannel, way: MessageWay): void {
    this.ways.set(channel, [...(this.ways.get(channel) ?? []), way]);
  }

  /** The way of a channel that is on. */
  async of(channel: MessageChannel, database: Database = this.prisma): Promise<MessageWay | null> {
    for (const way of this.ways.get(channel) ?? []) if (await way.isOn(database)) return way;
    return null;
  }

  /** Channels with a way, the one we prefer first. */
  async channels(): Promise<MessageChannel[]> {
    const on = await Promise.all(MESSAGE_CHANNELS.map((channel) => this.of(channel)));
    return MESSAGE_CHANNELS.filter((_, index) => on[index]);
  }
}
