import { Inject, Injectable } from '@nestjs/common';
import { dateColumn, type OutboundEmail } from '@flota/prisma';
import { addDays, dayInMexico } from '@flota/schemas';
import { SettingsService } from '../content/settings.service.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { contractLabel } from './contract-names.js';
import { dueReminderEmail, REMINDER_DAYS } from './due-reminder-email.js';
import { renderDueReminder } from './due-reminder.template.js';

@Injectable()
export class DueReminderComposer extends EmailComposer {
  readonly email = dueReminderEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  /** Which day it is about follows from the day it was owed: an attempt days later says the same. */
  override async compose({ id: emailId, customerId, createdAt }: OutboundEmail): Promise<ComposedMail> {
    if (!customerId) throw new Error(`The mail ${emailId} names no customer`);
    const dueOn = addDays(dayInMexico(createdAt), REMINDER_DAYS);
    const customer = await this.prisma.customer.findUniqueOrThrow({ where: { id: customerId } });
    const lines = await this.prisma.instalment.findMany({
      where: { dueOn: dateColumn(dueOn), kind: { not: 'purchase_option' }, contract: { customerId } },
      include: { contract: true },
      orderBy: { contract: { number: 'asc' } },
    });
    return renderDueReminder(senderOf(await this.settings.site()), {
      name: customer.name,
      dueOn,
      amounts: lines.map(({ contract, total }) => ({ label: contractLabel(contract), total: total.toFixed(2) })),
      accountUrl: `${this.env.APP_URL}/my-account/home`,
    });
  }
}
