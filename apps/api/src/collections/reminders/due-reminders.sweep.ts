import { dateColumn, Prisma } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { wakingTime } from '../../platform/messaging/quiet-hours.js';
import { Notices } from '../../platform/notices/notices.js';
import { OwnQuietHours } from '../../platform/notices/own-quiet-hours.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { CollectionDetails } from '../collection-details.js';
import { DueReminderMail } from './due-reminder.mail.js';
import { DueReminderText } from './due-reminder.text.js';
import { LateReminderMail } from './late-reminder.mail.js';
import { LateReminderText } from './late-reminder.text.js';
import { fitting } from './reminder-candidates.js';
import { dueDatesOf, isLate } from './reminder-chain.js';
import { activeChain, type Step } from './reminder-steps.js';

const KNOWN = { kind: 'dueDates' } as const;

/**
 * Each step of the chain tells a customer, in one notice and by what they want it by, of all it has for them: each charge once. A
 * worker that was off on a step's day makes up for it until the next one's.
 */
@Every({ hours: 1 })
export class DueRemindersSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
    private readonly details: CollectionDetails,
    private readonly quiet: OwnQuietHours,
  ) {
    super();
  }

  /** How many customers are told now that were not before. */
  override async sweep(today = todayInMexico(), now = new Date()): Promise<number> {
    const chain = await activeChain(this.prisma);
    let owed = 0;
    for (const step of chain) {
      const dates = dueDatesOf(step, chain, today);
      const found = await fitting(this.prisma, step, { dates, today });
      for (const customerId of new Set(found.map((each) => each.customerId))) {
        if (this.stopped) return owed;
        if (await this.oweOnce(step, { dates, today, customerId }, now)) owed += 1;
      }
    }
    return owed;
  }

  /**
   * `false` when they want none, may not be looked for at this hour, or another sweep was faster: they wait for each other at the
   * customer's row. What was paid, promised or switched off meanwhile isn't told.
   */
  private oweOnce(step: Step, asked: { dates: string[]; today: string; customerId: string }, now: Date) {
    const { customerId } = asked;
    return this.outbox.commit(async (database, owe) => {
      await database.$queryRaw`select id from customer where id = ${customerId}::uuid for update`;
      const { id: stepId, days, version: stepVersion, ways } = step;
      if (!(await database.reminderStep.findFirst({ where: { id: stepId, active: true, version: stepVersion } })))
        return false;
      const untold = await fitting(database, step, asked);
      const [first] = untold;
      if (!first || (isLate(step) && !(await this.mayBeLookedFor(database, first, now)))) return false;
      const customer = { id: customerId, email: first.email, phone: first.phone };
      const about = { kind: 'customer', id: customerId } as const;
      const [mail, text] = isLate(step) ? [LateReminderMail, LateReminderText] : [DueReminderMail, DueReminderText];
      const { emailId, any } = await this.notices.tell(database, owe, {
        ...KNOWN,
        customer,
        about,
        mail,
        text,
        only: ways,
      });
      if (!any) return false;
      await database.dueReminder.createMany({
        data: untold.map(({ contractId, dueOn }) => ({
          ...{ contractId, dueOn: dateColumn(dueOn), emailId, stepId, stepVersion, days },
        })),
      });
      return true;
    });
  }

  /** Arrears are told within the hours in which staff might call, and never while the customer's telephone is to be silent. */
  private async mayBeLookedFor(database: Database, of: { contractId: string; customerId: string }, now: Date) {
    const hours = await this.quiet.of(database, of.customerId);
    if (wakingTime(now, hours) > now) return false;
    const { customer, taxProfile } = await database.contract.findUniqueOrThrow({
      where: { id: of.contractId },
      include: WITH_PLACE,
    });
    const chosenZone = customer.quietHours?.timeZone;
    return (await this.details.hours({ chosenZone, taxProfile }, now)).areOpen;
  }
}

const WITH_PLACE = {
  customer: { select: { quietHours: { select: { timeZone: true } } } },
  taxProfile: { select: { postalCode: true } },
} satisfies Prisma.ContractInclude;
