import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { addDays, instantInMexico, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { Sweep } from '../platform/schedule/sweep.js';
import { dueReminderEmail, REMINDER_DAYS } from './due-reminder-email.js';

const HOUR_MS = 3_600_000;

interface Reminded {
  id: string;
  email: string;
}

/** One mail a day for all that a customer has to pay some days later, unless they don't want it or it is covered. */
@Injectable()
export class DueRemindersSweep extends Sweep {
  protected override readonly everyMs = HOUR_MS;

  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** How many mails are owed now that were not before. */
  override async sweep(today = todayInMexico()): Promise<number> {
    let owed = 0;
    for (const customer of await this.customers(addDays(today, REMINDER_DAYS))) {
      if (this.stopped) break;
      const emailId = await this.oweOnce(customer, today);
      if (!emailId) continue;
      this.outbox.announce(emailId);
      owed += 1;
    }
    return owed;
  }

  private async customers(dueOn: string): Promise<Reminded[]> {
    const lines = await this.prisma.instalment.findMany({
      where: {
        dueOn: dateColumn(dueOn),
        charged: false,
        kind: { not: 'purchase_option' },
        contract: { customer: { active: true, notifyDueDates: true, registeredAt: { not: null } } },
      },
      select: {
        total: true,
        contract: { select: { unapplied: true, customer: { select: { id: true, email: true } } } },
      },
    });
    const unpaid = lines.filter(({ total, contract }) => contract.unapplied.lt(total));
    return [...new Map(unpaid.map(({ contract: { customer } }) => [customer.id, customer])).values()];
  }

  /** `null` when another sweep of the day was faster: they wait for each other at the customer's row. */
  private oweOnce({ id: customerId, email: recipient }: Reminded, today: string): Promise<string | null> {
    return this.prisma.$transaction(async (database) => {
      await database.$queryRaw`select id from customer where id = ${customerId}::uuid for update`;
      const ofToday = await database.outboundEmail.findFirst({
        where: { kind: dueReminderEmail.name, customerId, createdAt: { gte: instantInMexico(today) } },
      });
      return ofToday ? null : this.outbox.owe(database, dueReminderEmail, { recipient, customerId });
    });
  }
}
