import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { dateColumn } from '@flota/prisma';
import { type CloseDay, closeDaySchema, dateOnly, dayProofSchema } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { StaffDownloads } from '../../platform/storage/staff-downloads.js';
import { DayCloseService } from './day-close.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/bank-days')
export class BankDaysAdminController {
  constructor(
    private readonly closing: DayCloseService,
    private readonly prisma: PrismaService,
    private readonly downloads: StaffDownloads,
  ) {}

  /** What was received on a day and where it is; of a closed one as it was signed. */
  @Get(':day/proof')
  @StaffMay('bank-days', 'proof')
  @ApiOkResponse({ standardSchema: dayProofSchema })
  proof(@Param('day', { schema: dateOnly }) day: string) {
    return this.closing.proof(day);
  }

  /** Locks a day for good. 409 while something is in the way, or its difference is another than the one that was seen. */
  @Post()
  @HttpCode(201)
  @StaffMay('bank-days', 'create')
  @StepUp()
  @ApiOkResponse({ standardSchema: dayProofSchema })
  async close(@Staff() staff: CurrentStaff, @Body({ schema: closeDaySchema }) seen: CloseDay) {
    await this.closing.close(staff, seen);
    return this.closing.proof(seen.day);
  }

  /** The signed paper of a closed day. */
  @Get(':day/pdf')
  @StaffMay('bank-days', 'show')
  async pdf(
    @Staff() staff: CurrentStaff,
    @Param('day', { schema: dateOnly }) day: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const closed = await this.prisma.closedDay.findUnique({ where: { day: dateColumn(day) }, include: { file: true } });
    if (!closed) throw ProblemException.notFound();
    const { file } = closed;
    await this.downloads.send(reply, staff, {
      file,
      name: `cierre-${day}`,
      resource: 'bank-days',
      recordId: day,
      which: 'pdf',
    });
  }
}
