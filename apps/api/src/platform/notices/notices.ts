import { Injectable } from '@nestjs/common';
import type { PushKind, ReminderWay } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';
import type { TextType } from '../messaging/owed-text.js';
import { Texts } from '../messaging/texts.js';
import type { About, MailType } from '../outbox/owed-mail.js';
import type { Owe } from '../outbox/outbox.js';
import { NoticeChoices } from './notice-choices.js';
import { PushNotices } from './push/push-notices.js';

interface ToTell<Subject extends string> {
  kind: PushKind;
  customer: { id: string; email: string; phone: string | null };
  about: About<Subject>;
  mail: MailType<Subject>;
  /** What says it to a telephone. */
  text?: TextType<Subject>;
  /** By nothing else, whatever they want besides. */
  only?: readonly ReminderWay[];
}

/** What was owed of a notice. */
interface Told {
  emailId: string | null;
  /** Whether anything was. */
  any: boolean;
}

/** Tells a customer of something, by every channel that they want it by. */
@Injectable()
export class Notices {
  constructor(
    private readonly choices: NoticeChoices,
    private readonly texts: Texts,
    private readonly pushNotices: PushNotices,
  ) {}

  /** In the transaction of what it tells. */
  async tell<Subject extends string>(
    database: Database,
    owe: Owe,
    { kind, customer, about, mail, text, only }: ToTell<Subject>,
  ): Promise<Told> {
    const wants = await this.choices.of(database, customer.id);
    const may = (way: ReminderWay) => !only || only.includes(way);
    const emailId = may('email') && wants(kind, 'email') ? await owe(mail, { to: customer.email, about }) : null;
    const as = { kind: 'customer', id: customer.id } as const;
    const said = text && may('phone') ? await this.texts.owe(database, text, { to: customer.phone, about, as }) : false;
    const devices = may('push')
      ? await this.pushNotices.owe(database, { kind, customerId: customer.id, about, saidAs: text })
      : 0;
    return { emailId, any: emailId !== null || said || devices > 0 };
  }
}
