import { Injectable } from '@nestjs/common';
import type { AgreementSource, TextMessage } from '@flota/prisma';
import type { MessageChannel } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';

/** As whom somebody said whether we may write to them. */
export interface AgreedAs {
  kind: 'customer' | 'quote' | 'conversation';
  id: string;
}

/** Whose agreement a message leaves by. */
export const agreedAs = ({ agreedKind, agreedId }: Pick<TextMessage, 'agreedKind' | 'agreedId'>): AgreedAs => ({
  kind: agreedKind as AgreedAs['kind'],
  id: agreedId,
});

interface Number {
  channel: MessageChannel;
  /** E.164. */
  phone: string;
}

interface Said extends Number {
  agreed: boolean;
  source: AgreementSource;
  /** The words they agreed to, or their own. */
  text: string;
  /** Nobody: it concerns everything that is sent to that number. */
  about?: AgreedAs;
}

const MAX_TEXT = 500;

/** What people said about being written to: kept as it was said, with when and where. Who said nothing is not written to. */
@Injectable()
export class Agreements {
  /** In the transaction of what was said. */
  async note(database: Database, { channel, phone, agreed, source, text, about }: Said): Promise<void> {
    await database.messagingAgreement.create({
      data: {
        channel,
        phone,
        agreed,
        source,
        text: text.slice(0, MAX_TEXT),
        aboutKind: about?.kind ?? null,
        aboutId: about?.id ?? null,
      },
    });
  }

  /** What was said last of those that concern them, and when; `null` when nothing was. */
  async last(
    database: Database,
    { channel, phone }: Number,
    { kind, id }: AgreedAs,
  ): Promise<{ agreed: boolean; at: Date } | null> {
    return database.messagingAgreement.findFirst({
      where: { channel, phone, OR: [{ aboutId: null }, { aboutKind: kind, aboutId: id }] },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { agreed: true, at: true },
    });
  }

  async mayWrite(database: Database, number: Number, as: AgreedAs): Promise<boolean> {
    return (await this.last(database, number, as))?.agreed ?? false;
  }
}
