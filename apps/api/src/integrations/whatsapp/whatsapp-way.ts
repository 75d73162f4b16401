import { Injectable } from '@nestjs/common';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { InboundTexts } from '../../platform/messaging/inbound-texts.js';
import { MessageWay, type TakenText, type TextToSend } from '../../platform/messaging/message-channel.js';
import { Connectors } from '../connectors/connectors.js';
import { sendMessage } from './send-message.js';
import { whatsappConnector } from './whatsapp.connector.js';

/** Messages leave by WhatsApp while staff have it on: by the template of their kind, or freely where they just wrote to us. */
@Injectable()
export class WhatsappWay extends MessageWay {
  constructor(
    private readonly connectors: Connectors,
    private readonly prisma: PrismaService,
    private readonly inbound: InboundTexts,
  ) {
    super();
  }

  override async isOn(database: Database): Promise<boolean> {
    return (await this.connectors.of(whatsappConnector, database)) !== null;
  }

  override async canSay(database: Database, kind: string, to: string): Promise<boolean> {
    return (await this.template(database, kind)) !== null || this.inbound.isWindowOpen(database, 'whatsapp', to);
  }

  override async send(message: TextToSend): Promise<TakenText> {
    const connection = await this.connectors.of(whatsappConnector);
    if (!connection) throw new Error('WhatsApp was turned off meanwhile');
    const template = await this.template(this.prisma, message.kind);
    if (!template && !(await this.inbound.isWindowOpen(this.prisma, 'whatsapp', message.to))) {
      throw new Error('No template is chosen for it');
    }
    return sendMessage(connection, message, template);
  }

  private template(database: Database, kind: string) {
    return database.messageTemplate.findUnique({ where: { channel_kind: { channel: 'whatsapp', kind } } });
  }
}
