import { dayOfColumn, Prisma } from '@flota/prisma';
import { addDays, ARREARS, type ReminderAge, type ReminderReason } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { isLate } from './reminder-chain.js';
import type { Step } from './reminder-steps.js';

/** What fell or falls due of a contract on a day, for a step that may tell of it. */
export interface Candidate {
  customerId: string;
  customer: string;
  email: string;
  phone: string | null;
  contractId: string;
  contractNumber: string;
  dueOn: string;
  /** MXN, without late interest, its credit used. */
  missing: string;
  toldAt: Date | null;
  /** Why the step doesn't tell of it; none where it does. */
  reasons: ReminderReason[];
}

interface Asked {
  today: string;
  /** Due dates; of arrears those of the oldest charge that isn't paid. */
  dates: readonly string[];
  contractId?: string;
  customerId?: string;
}

/** What a step tells of, by the day it fell due, of all or of one customer. */
export const fitting = (database: Database, step: Step, asked: Asked, most?: number): Promise<Candidate[]> =>
  asked.dates.length === 0
    ? Promise.resolve([])
    : read(
        database,
        Prisma.sql`select * from (${found(step, asked)}) found where cardinality(reasons) = 0
          order by "dueOn", "contractNumber" ${most === undefined ? Prisma.empty : Prisma.sql`limit ${most}`}`,
      );

/** How many it tells of, counted up to so many. */
export async function countFitting(database: Database, step: Step, asked: Asked, most: number): Promise<number> {
  if (asked.dates.length === 0) return 0;
  const [{ count } = { count: 0 }] = await database.$queryRaw<{ count: number }[]>`
    select count(*)::int count from (
      select from (${found(step, asked)}) found where cardinality(reasons) = 0 limit ${most}
    ) counted`;
  return count;
}

/** One contract's, whether the step tells of it or why not. */
export const looking = (database: Database, step: Step, asked: Asked & { contractId: string }): Promise<Candidate[]> =>
  asked.dates.length === 0 ? Promise.resolve([]) : read(database, found(step, asked));

async function read(database: Database, query: Prisma.Sql): Promise<Candidate[]> {
  const rows = await database.$queryRaw<(Omit<Candidate, 'dueOn'> & { dueOn: Date })[]>(query);
  return rows.map((row) => ({ ...row, dueOn: dayOfColumn(row.dueOn) }));
}

/** The conditions are said here alone: what is told, counted and explained follows from the same. */
function found(step: Step, asked: Asked): Prisma.Sql {
  const { amountFrom, amountTo, automatic, days, id, personTypes, waitsForPromise } = step;
  const because = (reason: ReminderReason, when: Prisma.Sql) => Prisma.sql`case when ${when} then ${reason} end`;
  const missing = Prisma.sql`charge.missing - contract.unapplied`;
  const reasons: Prisma.Sql[] = [
    because('account', Prisma.sql`not customer.active or customer.registered_at is null`),
    because(
      'stopped',
      Prisma.sql`exists (
        select from contact_stop stop
        where stop.customer_id = customer.id and (stop.contract_id is null or stop.contract_id = contract.id)
          and stop.lifted_at is null and (stop.until is null or stop.until >= ${asked.today}::date)
      )`,
    ),
    because('covered', Prisma.sql`${missing} <= 0`),
    because('told', Prisma.sql`told.contract_id is not null`),
    because(
      'overtaken',
      Prisma.sql`exists (
        select from due_reminder other where other.contract_id = contract.id and other.due_on = charge.due_on
          and other.step_id <> ${id}::uuid and other.days >= ${days}::int
      )`,
    ),
  ];
  if (waitsForPromise) {
    const promised = Prisma.sql`exists (
      select from payment_promise promise where promise.contract_id = contract.id and promise.state = 'open'
    )`;
    reasons.push(because('promise', promised));
  }
  if (amountFrom !== null) reasons.push(because('amount', Prisma.sql`${missing} < ${amountFrom}::numeric`));
  if (amountTo !== null) reasons.push(because('amount', Prisma.sql`${missing} > ${amountTo}::numeric`));
  if (step.ages.length > 0) reasons.push(because('age', Prisma.sql`not (${ofAges(step.ages, asked.today)})`));
  if (automatic !== 'any') {
    const active = Prisma.sql`exists (
      select from automatic_payment automatic where automatic.contract_id = contract.id and automatic.state = 'active'
    )`;
    reasons.push(because('automatic', automatic === 'with' ? Prisma.sql`not ${active}` : active));
  }
  if (personTypes.length > 0)
    reasons.push(because('person', Prisma.sql`not (holder.person_type::text = any (${personTypes}::text[]))`));
  return Prisma.sql`
    select customer.id "customerId", customer.name customer, customer.email, customer.phone,
      contract.id "contractId", contract.number "contractNumber", charge.due_on "dueOn",
      greatest(${missing}, 0)::numeric(14, 2)::text missing, told.told_at "toldAt",
      array_remove(array[${Prisma.join(reasons)}]::text[], null) reasons
    from (${isLate(step) ? arrears(asked) : dues(asked)}) charge
    join contract on contract.id = charge.contract_id
    join customer on customer.id = contract.customer_id
    join tax_profile holder on holder.id = contract.tax_profile_id
    left join collection_case late on late.contract_id = contract.id
    left join due_reminder told
      on told.contract_id = contract.id and told.due_on = charge.due_on and told.step_id = ${id}::uuid`;
}

const dues = (asked: Asked): Prisma.Sql => Prisma.sql`
  select contract_id, due_on, sum(total - paid_capital - paid_interest - paid_rent - paid_vat) missing
  from instalment
  where due_on = any (${asked.dates}::date[]) and kind <> 'purchase_option'
    and not charged ${only(asked)}
  group by contract_id, due_on`;

const arrears = (asked: Asked): Prisma.Sql => Prisma.sql`
  select contract_id, overdue_since due_on, overdue_amount missing
  from collection_case where overdue_since = any (${asked.dates}::date[]) ${only(asked)}`;

function only({ contractId, customerId }: Asked): Prisma.Sql {
  if (contractId) return Prisma.sql`and contract_id = ${contractId}::uuid`;
  if (!customerId) return Prisma.empty;
  return Prisma.sql`and contract_id in (select id from contract where customer_id = ${customerId}::uuid)`;
}

function ofAges(ages: readonly ReminderAge[], today: string): Prisma.Sql {
  const conditions = ages.map((age) => {
    if (age === 'current') return Prisma.sql`late.contract_id is null`;
    const { from, to } = ARREARS[age];
    const since = to === null ? Prisma.sql`true` : Prisma.sql`late.overdue_since >= ${addDays(today, -to)}::date`;
    return Prisma.sql`(late.contract_id is not null and late.overdue_since <= ${addDays(today, -from)}::date and ${since})`;
  });
  return Prisma.join(conditions, ' or ');
}
