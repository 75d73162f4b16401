import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { dateColumn, dayOfColumn } from '@flota/prisma';
import { borderRegionWriteSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { Audit } from '../../platform/audit/audit.js';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { requireCurrent } from '../../platform/resources/record-version.js';

const profileId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/tax-profiles')
export class BorderRegionAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** Says until when a holder counts as of the northern border region, and why. No contract that was signed changes. */
  @Put(':id/border-region')
  @HttpCode(204)
  @StaffMay('customers', 'set-border-region')
  async set(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: profileId }) id: string,
    @Body({ schema: borderRegionWriteSchema }) { until, reason, updatedAt }: z.output<typeof borderRegionWriteSchema>,
  ): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      // Two who write at once are both in the log, one after the other.
      await database.$queryRaw`select 1 from tax_profile where id = ${id}::uuid for update`;
      const profile = await database.taxProfile.findUnique({ where: { id } });
      if (!profile) throw ProblemException.notFound();
      requireCurrent(profile, updatedAt);
      const before = profile.borderRegionUntil && dayOfColumn(profile.borderRegionUntil);
      await database.taxProfile.update({ where: { id }, data: { borderRegionUntil: until && dateColumn(until) } });
      await this.audit.write(database, staff, {
        action: 'set-border-region',
        resource: 'customers',
        recordId: profile.customerId,
        before: { borderRegionUntil: before },
        after: { legalName: profile.legalName, borderRegionUntil: until, reason },
      });
    });
  }
}
