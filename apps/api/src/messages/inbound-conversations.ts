import { Injectable } from '@nestjs/common';
import { MESSAGE_CHANNEL_NAMES, MESSAGE_MAX_LENGTH } from '@flota/schemas';
import { SettingsService } from '../content/index.js';
import { newFolio } from '../platform/crypto/folio.js';
import type { Database } from '../platform/database/prisma.service.js';
import { Agreements } from '../platform/messaging/agreements.js';
import type { Inbound } from '../platform/messaging/inbound-texts.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { MessageNoticeMail } from './message-notice.mail.js';
import { MessageWriter } from './message-writer.js';

/** What customers write to us from their telephone. */
@Injectable()
export class InboundConversations {
  constructor(
    private readonly writer: MessageWriter,
    private readonly settings: SettingsService,
    private readonly agreements: Agreements,
  ) {}

  /**
   * Into the customer's open conversation by that channel, or a new one, as a message of theirs. Whoever writes wants an
   * answer there. Nothing where nobody has that number, or more than one has: it would be read by the wrong one.
   */
  async take(database: Database, owe: Owe, { channel, phone, text }: Omit<Inbound, 'reference' | 'at'>): Promise<void> {
    const [customer, other] = await database.customer.findMany({
      where: { phone, active: true },
      select: { id: true },
      take: 2,
    });
    if (!customer || other) return;
    const subject = `Mensajes por ${MESSAGE_CHANNEL_NAMES[channel]}`;
    const known = await database.conversation.findFirst({
      where: { customerId: customer.id, subject, state: 'open' },
      orderBy: { lastMessageAt: 'desc' },
      select: { id: true },
    });
    const { id: conversationId } =
      known ??
      (await database.conversation.create({
        data: { customerId: customer.id, folio: newFolio('conversation'), subject },
        select: { id: true },
      }));
    const about = { kind: 'conversation', id: conversationId } as const;
    await this.agreements.note(database, {
      channel,
      phone,
      agreed: true,
      source: 'answer',
      text: 'Nos escribió',
      about,
    });
    const { email } = await this.settings.site();
    const message = { conversationId, text: text.slice(0, MESSAGE_MAX_LENGTH), files: [] };
    await this.writer.write(database, message, (id) =>
      owe(MessageNoticeMail, { to: email, about: { kind: 'message', id } }),
    );
  }
}
