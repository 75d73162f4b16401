import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  BILL_FILES,
  type BillCorrectionAsk,
  billCorrectionAskSchema,
  type BillFile,
  billStateChangeSchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { StaffDownloads } from '../platform/storage/staff-downloads.js';
import { BillCorrectionsService } from './bill-corrections.service.js';
import { BillStepsService } from './bill-steps.service.js';

const requestId = z.uuid(fieldCode('ID.INVALID'));
const purposeSchema = z.enum(BILL_FILES, fieldCode('PURPOSE.INVALID'));
const NAMES: Record<BillFile, string> = {
  docs: 'identificacion',
  docs_back: 'identificacion-reverso',
  sat: 'constancia-fiscal',
};

/** What staff do with a bill request besides finding it, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/bill-requests')
export class BillRequestsAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly steps: BillStepsService,
    private readonly corrections: BillCorrectionsService,
    private readonly downloads: StaffDownloads,
  ) {}

  /** The next step. 409 when it may not follow, or when the request has moved since it was read. */
  @Post(':id/state')
  @HttpCode(204)
  @StaffMay('bill-requests', 'state')
  async state(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: requestId }) id: string,
    @Body({ schema: billStateChangeSchema }) change: z.output<typeof billStateChangeSchema>,
  ): Promise<void> {
    await this.steps.take(staff, id, change);
  }

  /** What is wrong, for the customer to mend in this same request. */
  @Post(':id/correction')
  @HttpCode(204)
  @StaffMay('bill-requests', 'correction')
  async correction(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: requestId }) id: string,
    @Body({ schema: billCorrectionAskSchema }) asked: BillCorrectionAsk,
  ): Promise<void> {
    await this.corrections.ask(staff, id, asked);
  }

  @Get(':id/files/:purpose')
  @StaffMay('bill-requests', 'read-file')
  async read(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: requestId }) id: string,
    @Param('purpose', { schema: purposeSchema }) purpose: BillFile,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.prisma.billRequestFile.findUnique({
      where: { requestId_purpose: { requestId: id, purpose } },
      include: { file: true, request: { select: { folio: true } } },
    });
    if (!found) throw ProblemException.notFound();
    const { file, request } = found;
    const name = `${request.folio}-${NAMES[purpose]}`;
    await this.downloads.send(reply, staff, { file, name, resource: 'bill-requests', recordId: id, which: purpose });
  }

  /** A file as it was before a correction replaced it. */
  @Get(':id/corrections/:correctionId/files/:purpose')
  @StaffMay('bill-requests', 'read-file')
  async readFormer(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: requestId }) id: string,
    @Param('correctionId', { schema: requestId }) correctionId: string,
    @Param('purpose', { schema: purposeSchema }) purpose: BillFile,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.prisma.billFormerFile.findUnique({
      where: { correctionId_purpose: { correctionId, purpose }, correction: { requestId: id } },
      include: { file: true, correction: { select: { request: { select: { folio: true } } } } },
    });
    if (!found) throw ProblemException.notFound();
    const { file, correction } = found;
    const name = `${correction.request.folio}-${NAMES[purpose]}-anterior`;
    const which = `${purpose}, former`;
    await this.downloads.send(reply, staff, { file, name, resource: 'bill-requests', recordId: id, which });
  }
}
