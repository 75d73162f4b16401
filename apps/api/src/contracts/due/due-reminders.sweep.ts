import { dateColumn, Prisma } from '@flota/prisma';
import { addDays, todayInMexico } from '@flota/schemas';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Notices } from '../../platform/notices/notices.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { DueReminderMail } from './due-reminder.mail.js';
import { DueReminderText } from './due-reminder.text.js';

/** From so many days before. */
const REMINDER_DAYS = 5;

/** What falls due of a contract on a day. */
interface Due {
  customerId: string;
  recipient: string;
  phone: string | null;
  contractId: string;
  dueOn: Date;
}

/**
 * One notice, by what they want it by, of all that a customer has to pay within the next days and was not told of, unless it is
 * covered, or nobody may ask them for it, which then waits. A worker that was off on the first of these days makes up for it on the others.
 */
@Every({ hours: 1 })
export class DueRemindersSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
  ) {
    super();
  }

  /** How many customers are told now that were not before. */
  override async sweep(today = todayInMexico()): Promise<number> {
    const customerIds = new Set((await dues(this.prisma, today)).map(({ customerId }) => customerId));
    let owed = 0;
    for (const customerId of customerIds) {
      if (this.stopped) break;
      if (await this.oweOnce(customerId, today)) owed += 1;
    }
    return owed;
  }

  /** `false` when they want none, or another sweep was faster: they wait for each other at the customer's row. */
  private oweOnce(customerId: string, today: string): Promise<boolean> {
    return this.outbox.commit(async (database, owe) => {
      await database.$queryRaw`select id from customer where id = ${customerId}::uuid for update`;
      const untold = await dues(database, today, customerId);
      const [first] = untold;
      if (!first) return false;
      const { emailId, any } = await this.notices.tell(database, owe, {
        kind: 'dueDates',
        customer: { id: customerId, email: first.recipient, phone: first.phone },
        about: { kind: 'customer', id: customerId },
        mail: DueReminderMail,
        text: DueReminderText,
      });
      if (!any) return false;
      await database.dueReminder.createMany({
        data: untold.map(({ contractId, dueOn }) => ({ contractId, dueOn, emailId })),
      });
      return true;
    });
  }
}

/** What customers are to be told of: uncovered, from tomorrow on. What is due today they have been told of, or too late. */
const dues = (database: Database, today: string, customerId?: string): Promise<Due[]> =>
  database.$queryRaw<Due[]>`
    select customer.id "customerId", customer.email recipient, customer.phone, contract.id "contractId", line.due_on "dueOn"
    from instalment line
    join contract on contract.id = line.contract_id
    join customer on customer.id = contract.customer_id
    where line.due_on > ${dateColumn(today)}::date and line.due_on <= ${dateColumn(addDays(today, REMINDER_DAYS))}::date
      and not line.charged and line.kind <> 'purchase_option'
      and customer.active and customer.registered_at is not null
      ${customerId ? Prisma.sql`and customer.id = ${customerId}::uuid` : Prisma.empty}
      and not exists (
        select from contact_stop stop
        where stop.customer_id = customer.id and (stop.contract_id is null or stop.contract_id = contract.id)
          and stop.lifted_at is null and (stop.until is null or stop.until >= ${dateColumn(today)}::date)
      )
      and not exists (
        select from due_reminder told where told.contract_id = line.contract_id and told.due_on = line.due_on
      )
    group by customer.id, contract.id, line.due_on
    having sum(line.total) > contract.unapplied`;
