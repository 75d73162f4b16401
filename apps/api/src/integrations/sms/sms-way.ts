import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Agreements } from '../../platform/messaging/agreements.js';
import { MessageWay, type TakenText, type TextToSend } from '../../platform/messaging/message-channel.js';
import { Connectors } from '../connectors/connectors.js';
import { OptedOutError, sendSms } from './send-sms.js';
import { SMS_PATH } from './sms-path.js';
import { SmsTexts } from './sms-texts.js';
import { smsWords } from './sms-words.js';
import { smsConnector } from './sms.connector.js';

/** Messages leave by SMS while staff have it on. */
@Injectable()
export class SmsWay extends MessageWay {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
    private readonly connectors: Connectors,
    private readonly prisma: PrismaService,
    private readonly texts: SmsTexts,
    private readonly agreements: Agreements,
  ) {
    super();
  }

  override async isOn(database: Database): Promise<boolean> {
    return (await this.connectors.of(smsConnector, database)) !== null;
  }

  override canSay(database: Database, kind: string): Promise<boolean> {
    return this.texts.isOn(database, kind);
  }

  override async send(message: TextToSend): Promise<TakenText> {
    const connection = await this.connectors.of(smsConnector);
    if (!connection) throw new Error('SMS was turned off meanwhile');
    const text = smsWords(message, await this.texts.ownWords(message.kind), connection.settings);
    try {
      return await sendSms(connection, { ...message, text }, `${this.env.APP_URL}/${SMS_PATH}/status?id=${message.id}`);
    } catch (error) {
      if (error instanceof OptedOutError) await this.noteStop(message.to);
      throw error;
    }
  }

  /** What they said to the operator we hear by its refusal. */
  private noteStop(phone: string): Promise<void> {
    const said = { channel: 'sms', phone, agreed: false, source: 'answer', text: 'STOP, al operador' } as const;
    return this.agreements.note(this.prisma, said);
  }
}
