import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import { type LeadCall, type LeadTask, type NewTask, type OwnLeadTasks, todayInMexico } from '@flota/schemas';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/idempotency.js';
import { partsOf } from '../merge/merged-leads.js';
import { LeadMoves } from './lead-moves.service.js';
import { LeadNotes } from './lead-notes.js';
import { ownerOf } from './lead-owners.service.js';
import { lockedLead } from './locked-lead.js';

const include = {
  owner: { select: { id: true, name: true } },
  lead: { select: { id: true, name: true, mergedInto: { select: { id: true, name: true } } } },
} as const;
type Row = Prisma.LeadTaskGetPayload<{ include: typeof include }>;

const DUE_FIRST = [{ dueOn: 'asc' }, { id: 'asc' }] as const;
/** More than anybody does in a day, and than a lead ever has. */
const SHOWN = 50;

/** What staff do about a lead and mean to do: tasks, notes, calls. */
@Injectable()
export class LeadTasks {
  constructor(
    private readonly prisma: PrismaService,
    private readonly notes: LeadNotes,
    private readonly moves: LeadMoves,
    private readonly idempotency: Idempotency,
  ) {}

  /** Who asks has theirs first; what is done comes last. */
  async ofLead(staff: CurrentStaff, leadId: string): Promise<LeadTask[]> {
    const rows = await this.prisma.leadTask.findMany({
      where: { lead: partsOf(leadId) },
      orderBy: [...DUE_FIRST],
      include,
      take: SHOWN,
    });
    const rank = (task: Row) => (task.doneAt ? 2 : 0) + (task.ownerId === staff.id ? 0 : 1);
    return rows.toSorted((one, other) => rank(one) - rank(other)).map(present);
  }

  async own(staff: CurrentStaff): Promise<OwnLeadTasks> {
    const where = { ownerId: staff.id, doneAt: null };
    const [rows, total, overdue] = await Promise.all([
      this.prisma.leadTask.findMany({ where, orderBy: [...DUE_FIRST], include, take: SHOWN }),
      this.prisma.leadTask.count({ where }),
      this.prisma.leadTask.count({ where: { ...where, dueOn: { lt: dateColumn(todayInMexico()) } } }),
    ]);
    return { tasks: rows.map(present), total, overdue };
  }

  /** 404; 422 when it is nobody's who may own leads, or due before today. */
  async add(staff: CurrentStaff, leadId: string, asked: NewTask, key?: string): Promise<LeadTask> {
    const { title, dueOn, ownerId } = asked;
    if (dueOn < todayInMexico()) throw ProblemException.invalid([{ field: 'dueOn', code: 'DATE.IN_PAST' }]);
    const { id } = await this.idempotency.once(requestOf(leadId, 'tasks', key, asked), async (database) => {
      await lockedLead(database, leadId);
      const owner = ownerId === null ? null : await ownerOf(database, ownerId, 'ownerId');
      const data = { leadId, title, dueOn: dateColumn(dueOn), ownerId };
      const task = await database.leadTask.create({ data });
      const fact = { kind: 'task_added', title, dueOn, owner: owner?.name ?? null, by: staff.name } as const;
      await this.notes.add(database, leadId, fact);
      return task.id;
    });
    return present(await this.prisma.leadTask.findUniqueOrThrow({ where: { id }, include }));
  }

  /** Done, or to be done again. Said twice it is so once. 404. */
  async setDone(staff: CurrentStaff, id: string, done: boolean): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const task = await database.leadTask.findUnique({ where: { id }, select: { leadId: true, title: true } });
      if (!task) throw ProblemException.notFound();
      const { count } = await database.leadTask.updateMany({
        where: { id, doneAt: done ? null : { not: null } },
        data: { doneAt: done ? new Date() : null },
      });
      if (count === 0) return;
      await this.notes.add(database, task.leadId, { kind: 'task_done', title: task.title, done, by: staff.name });
    });
  }

  /** 404 */
  async note(staff: CurrentStaff, leadId: string, text: string, key?: string): Promise<void> {
    await this.idempotency.once(requestOf(leadId, 'notes', key, { text }), async (database) => {
      await lockedLead(database, leadId);
      await this.notes.add(database, leadId, { kind: 'note', text, by: staff.name });
      return leadId;
    });
  }

  /** Whom a call reached was answered, and is contacted. 404. */
  async call(staff: CurrentStaff, leadId: string, call: LeadCall, key?: string): Promise<void> {
    const { outcome, note } = call;
    await this.idempotency.once(requestOf(leadId, 'calls', key, call), async (database) => {
      const lead = await lockedLead(database, leadId);
      await this.notes.add(database, leadId, { kind: 'call_noted', outcome, note, by: staff.name });
      if (outcome === 'answered') await this.moves.reached(database, staff, lead);
      return leadId;
    });
  }
}

/** Whose answer was lost is sent again, and counts once. */
const requestOf = (leadId: string, what: string, key: string | undefined, body: object): Repeatable => ({
  route: `POST /api/admin/leads/${leadId}/${what}`,
  ...{ key, body },
});

function present({ id, title, dueOn, doneAt, owner, lead: { mergedInto, ...lead } }: Row): LeadTask {
  const day = dayOfColumn(dueOn);
  return {
    id,
    title,
    dueOn: day,
    doneAt: doneAt?.toISOString() ?? null,
    owner,
    // What became part of another is worked there.
    lead: mergedInto ?? lead,
    isOverdue: doneAt === null && day < todayInMexico(),
  };
}
