import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn, type StaffAbsence as Row } from '@flota/prisma';
import { SHARED_WORKS, type StaffAbsence, type StaffAbsences, todayInMexico } from '@flota/schemas';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { ownersOf } from './work-sharing.js';

/** Whether it holds today. */
export const isAway = (absence: Pick<Row, 'until'> | null, today = todayInMexico()): boolean =>
  absence !== null && (absence.until === null || dayOfColumn(absence.until) >= today);

/** Who is away, and is given no work by itself meanwhile. */
@Injectable()
export class Absences {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  async read(): Promise<StaffAbsences> {
    const people = await this.prisma.staffAccount.findMany({
      where: { OR: SHARED_WORKS.map(ownersOf) },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, role: true, absence: true },
    });
    return people.map(({ absence, id, name, role }) => ({
      ...{ id, name },
      works: SHARED_WORKS.filter((work) => (ownersOf(work).role.in as readonly string[]).includes(role)),
      until: isAway(absence) && absence?.until ? dayOfColumn(absence.until) : null,
      isAway: isAway(absence),
    }));
  }

  /** Of themselves anybody says so, of others an administrator. 403, 404; 422 for a day that has passed. */
  async set(staff: CurrentStaff, staffId: string, { isAway: away, until }: StaffAbsence): Promise<void> {
    if (staffId !== staff.id && staff.role !== 'admin') throw new ProblemException(403, 'AUTH.FORBIDDEN');
    if (away && until !== null && until < todayInMexico()) {
      throw ProblemException.invalid([{ field: 'until', code: 'DATE.IN_PAST' }]);
    }
    await this.prisma.$transaction(async (database) => {
      const person = await database.staffAccount.findFirst({
        where: { id: staffId, OR: SHARED_WORKS.map(ownersOf) },
        select: { absence: true },
      });
      if (!person) throw ProblemException.notFound();
      const column = until === null ? null : dateColumn(until);
      if (away) {
        await database.staffAbsence.upsert({
          where: { staffId },
          create: { staffId, until: column },
          update: { until: column },
        });
      } else await database.staffAbsence.deleteMany({ where: { staffId } });
      await this.audit.write(database, staff, {
        action: 'edit',
        resource: 'staff-absences',
        recordId: staffId,
        before: { isAway: isAway(person.absence) },
        after: { isAway: away, ...(away && { until }) },
      });
    });
  }
}
