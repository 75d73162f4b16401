import { Inject, Injectable } from '@nestjs/common';
import { dayOfColumn, type OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { senderOf } from '../../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../../platform/outbox/email-composer.js';
import { contractLabel } from '../contract.texts.js';
import { dueReminderEmail } from './due-reminder-email.js';
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

  /** Of what the sweep told: an attempt days later says the same. */
  override async compose({ id: emailId, customerId }: OutboundEmail): Promise<ComposedMail> {
    if (!customerId) throw new Error(`The mail ${emailId} names no customer`);
    const customer = await this.prisma.customer.findUniqueOrThrow({ where: { id: customerId } });
    const reminders = await this.prisma.dueReminder.findMany({ where: { emailId }, orderBy: { dueOn: 'asc' } });
    const [first] = reminders;
    if (!first) throw new Error(`The mail ${emailId} reminds of nothing`);
    const lines = await this.prisma.instalment.findMany({
      where: {
        kind: { not: 'purchase_option' },
        OR: reminders.map(({ contractId, dueOn }) => ({ contractId, dueOn })),
      },
      include: { contract: true },
      orderBy: [{ dueOn: 'asc' }, { contract: { number: 'asc' } }],
    });
    return renderDueReminder(senderOf(await this.settings.site()), {
      name: customer.name,
      dueOn: dayOfColumn(first.dueOn),
      amounts: lines.map(({ contract, dueOn, total }) => ({
        label: contractLabel(contract),
        dueOn: dayOfColumn(dueOn),
        total: total.toFixed(2),
      })),
      accountUrl: `${this.env.APP_URL}/my-account/home`,
    });
  }
}
