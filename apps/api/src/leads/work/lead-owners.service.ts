import { Injectable } from '@nestjs/common';
import type { Lead } from '@flota/prisma';
import type { LeadOwner, LeadStaff } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { LEAD_ROLES } from './lead-roles.js';
import { LeadNotes } from './lead-notes.js';
import { lockedLead } from './locked-lead.js';

const THEIRS = { active: true, role: { in: [...LEAD_ROLES] } };

/** Whose work a lead is, and who takes new ones. */
@Injectable()
export class LeadOwners {
  constructor(
    private readonly prisma: PrismaService,
    private readonly notes: LeadNotes,
    private readonly audit: Audit,
  ) {}

  /** Who may own leads, by name. */
  async staff(): Promise<LeadStaff> {
    const people = await this.prisma.staffAccount.findMany({
      where: THEIRS,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, leadTaker: { select: { staffId: true } } },
    });
    return people.map(({ id, name, leadTaker }) => ({ id, name, isTaking: leadTaker !== null }));
  }

  /** 404; 409 when it is somebody else's by now than whose it was seen to be; 422 when `to` can't own leads. */
  async give(staff: CurrentStaff, id: string, { from, to }: LeadOwner): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const lead = await lockedLead(database, id);
      if (lead.ownerId === to) return;
      if (lead.ownerId !== from) throw new ProblemException(409, 'LEAD.TAKEN');
      const former = from && (await database.staffAccount.findUnique({ where: { id: from }, select: { name: true } }));
      const owner = to === null ? null : await ownerOf(database, to, 'to');
      await this.change(database, { id, staff, former: former ? former.name : null, owner });
    });
  }

  /** Whoever answers first has it, unless somebody does already. Part of the caller's transaction, which holds the lead. */
  async take(database: Database, staff: CurrentStaff, { id, ownerId }: Lead): Promise<void> {
    if (ownerId !== null) return;
    await this.change(database, { id, staff, former: null, owner: await ownerOf(database, staff.id, 'to') });
  }

  private async change(
    database: Database,
    { id, staff, former, owner }: { id: string; staff: CurrentStaff; former: string | null; owner: Owner | null },
  ): Promise<void> {
    await database.lead.update({ where: { id }, data: { ownerId: owner?.id ?? null } });
    await this.notes.add(database, id, { kind: 'lead_given', to: owner?.name ?? null, by: staff.name });
    await this.audit.write(database, staff, {
      action: 'give',
      resource: 'leads',
      recordId: id,
      before: { owner: former },
      after: { owner: owner?.name ?? null },
    });
  }

  /** 422 on `to` unless all of them may own leads. */
  async requireOwners(ids: readonly (string | null)[]): Promise<void> {
    for (const id of new Set(ids)) if (id !== null) await ownerOf(this.prisma, id, 'to');
  }

  /** Whether new leads are given to somebody. Of themselves anybody says so, of others an administrator. 403, 404. */
  async setTaking(staff: CurrentStaff, staffId: string, isTaking: boolean): Promise<void> {
    if (staffId !== staff.id && staff.role !== 'admin') throw new ProblemException(403, 'AUTH.FORBIDDEN');
    await this.prisma.$transaction(async (database) => {
      if (!(await database.staffAccount.count({ where: { id: staffId, ...THEIRS } })))
        throw ProblemException.notFound();
      const { count } = isTaking
        ? await database.leadTaker.createMany({ data: [{ staffId }], skipDuplicates: true })
        : await database.leadTaker.deleteMany({ where: { staffId } });
      if (count === 0) return;
      await this.audit.write(database, staff, {
        action: 'edit',
        resource: 'lead-staff',
        recordId: staffId,
        before: { isTaking: !isTaking },
        after: { isTaking },
      });
    });
  }
}

interface Owner {
  id: string;
  name: string;
}

/** 422 on `field` unless they may own leads. */
export async function ownerOf(database: Database, id: string, field: string): Promise<Owner> {
  const owner = await database.staffAccount.findUnique({ where: { id, ...THEIRS }, select: { id: true, name: true } });
  if (!owner) throw ProblemException.invalid([{ field, code: 'OWNER.UNKNOWN' }]);
  return owner;
}
