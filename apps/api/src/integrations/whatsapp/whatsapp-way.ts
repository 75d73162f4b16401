import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
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

  override async isOn(): Promise<boolean> {
    return (await this.connectors.of(whatsappConnector)) !== null;
  }

  override async canSay(kind: string, to: string): Promise<boolean> {
    return (await this.template(kind)) !== null || this.inbound.isWindowOpen('whatsapp', to);
  }

  override async send(message: TextToSend): Promise<TakenText> {
    const connection = await this.connectors.of(whatsappConnector);
    if (!connection) throw new Error('WhatsApp was turned off meanwhile');
    const template = await this.template(message.kind);
    if (!template && !(await this.inbound.isWindowOpen('whatsapp', message.to))) {
      throw new Error('No template is chosen for it');
    }
    return sendMessage(connection, message, template);
  }

  private template(kind: string) {
    return this.prisma.messageTemplate.findUnique({ where: { channel_kind: { channel: 'whatsapp', kind } } });
  }
}
