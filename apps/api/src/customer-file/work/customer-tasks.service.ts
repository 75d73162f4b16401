import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import {
  type CustomerStaff,
  type CustomerTask,
  type NewTask,
  type OwnCustomerTasks,
  type StaffRole,
  todayInMexico,
} from '@flota/schemas';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { CustomerNotes } from './customer-notes.service.js';

/** Whose work customers are, as the resource says who may `work` them. */
const ROLES: StaffRole[] = ['care', 'finance', 'admin'];
const THEIRS = { active: true, role: { in: ROLES } } satisfies Prisma.StaffAccountWhereInput;

const include = {
  owner: { select: { id: true, name: true } },
  customer: { select: { id: true, name: true } },
} as const;
type Row = Prisma.CustomerTaskGetPayload<{ include: typeof include }>;

const DUE_FIRST = [{ dueOn: 'asc' }, { id: 'asc' }] as const;
const DONE_LAST = { doneAt: { sort: 'desc', nulls: 'first' } } as const;
/** More than anybody does in a day; what was done before stays in the stream. */
const SHOWN = 50;

/** What somebody has to do about a customer by a day. */
@Injectable()
export class CustomerTasks {
  constructor(
    private readonly prisma: PrismaService,
    private readonly notes: CustomerNotes,
    private readonly idempotency: Idempotency,
  ) {}

  staff(): Promise<CustomerStaff> {
    const select = { id: true, name: true };
    return this.prisma.staffAccount.findMany({ where: THEIRS, select, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  }

  /** Who asks has theirs first; what is done comes last. */
  async of(staff: CurrentStaff, customerId: string): Promise<CustomerTask[]> {
    const rows = await this.prisma.customerTask.findMany({
      where: { customerId },
      orderBy: [DONE_LAST, ...DUE_FIRST],
      include,
      take: SHOWN,
    });
    const rank = (task: Row) => (task.doneAt ? 2 : 0) + (task.ownerId === staff.id ? 0 : 1);
    return rows.toSorted((one, other) => rank(one) - rank(other)).map(present);
  }

  async own(staff: CurrentStaff): Promise<OwnCustomerTasks> {
    const where = { ownerId: staff.id, doneAt: null };
    const [rows, total, overdue] = await Promise.all([
      this.prisma.customerTask.findMany({ where, orderBy: [...DUE_FIRST], include, take: SHOWN }),
      this.prisma.customerTask.count({ where }),
      this.prisma.customerTask.count({ where: { ...where, dueOn: { lt: dateColumn(todayInMexico()) } } }),
    ]);
    return { tasks: rows.map(present), total, overdue };
  }

  /** 404; 422 when it is nobody's who works customers, or due before today. */
  async add(staff: CurrentStaff, customerId: string, asked: NewTask, key?: string): Promise<CustomerTask> {
    const { title, dueOn, ownerId } = asked;
    if (dueOn < todayInMexico()) throw ProblemException.invalid([{ field: 'dueOn', code: 'DATE.IN_PAST' }]);
    const request = { route: `POST /api/admin/customers/${customerId}/tasks`, key, body: asked };
    const { id } = await this.idempotency.once(request, async (database) => {
      const owner =
        ownerId === null ? null : await database.staffAccount.findUnique({ where: { id: ownerId, ...THEIRS } });
      if (ownerId !== null && !owner) throw ProblemException.invalid([{ field: 'ownerId', code: 'OWNER.UNKNOWN' }]);
      const fact = { kind: 'task_added', title, dueOn, owner: owner?.name ?? null, by: staff.name } as const;
      // First, as it holds the customer until the task is theirs.
      await this.notes.add(database, customerId, fact);
      const task = await database.customerTask.create({
        data: { customerId, title, dueOn: dateColumn(dueOn), ownerId },
      });
      return task.id;
    });
    return present(await this.prisma.customerTask.findUniqueOrThrow({ where: { id }, include }));
  }

  /** Done, or to be done again. Said twice it is so once. 404. */
  async setDone(staff: CurrentStaff, id: string, done: boolean): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const task = await database.customerTask.findUnique({ where: { id }, select: { customerId: true, title: true } });
      if (!task) throw ProblemException.notFound();
      const { count } = await database.customerTask.updateMany({
        where: { id, doneAt: done ? null : { not: null } },
        data: { doneAt: done ? new Date() : null },
      });
      if (count === 0) return;
      await this.notes.add(database, task.customerId, { kind: 'task_done', title: task.title, done, by: staff.name });
    });
  }
}

function present({ id, title, dueOn, doneAt, owner, customer }: Row): CustomerTask {
  const day = dayOfColumn(dueOn);
  return {
    id,
    title,
    dueOn: day,
    doneAt: doneAt?.toISOString() ?? null,
    owner,
    customer,
    isOverdue: doneAt === null && day < todayInMexico(),
  };
}
