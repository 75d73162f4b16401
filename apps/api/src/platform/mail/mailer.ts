import { Injectable } from '@nestjs/common';
import { type Mail, OtherMailTransports, type TakenMail } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

/**
 * Sends by the transport that is in use. One that fails is not passed by: it may have the mail already, so the mail waits
 * for it, or for staff to turn it off.
 */
@Injectable()
export class Mailer {
  constructor(
    private readonly smtp: SmtpTransport,
    private readonly others: OtherMailTransports,
  ) {}

  async send(mail: Mail): Promise<TakenMail> {
    return ((await this.others.inUse()) ?? this.smtp).send(mail);
  }
}
