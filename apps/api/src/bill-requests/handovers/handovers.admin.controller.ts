import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  billArrivalSchema,
  BILL_HANDOVER_FILES,
  type BillHandoverFile,
  type BillHandoverVoid,
  billHandoverVoidSchema,
  type BillIdReveal,
  billIdRevealSchema,
  fieldCode,
  newBillHandoverSchema,
  revealedSchema,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { TakesForm } from '../../platform/open-api/taken-form.js';
import { StaffDownloads } from '../../platform/storage/staff-downloads.js';
import { ARRIVAL_FILES, HANDOVER_FILES, readArrivalForm, readHandoverForm } from './handover-form.js';
import { HandoverIds } from './handover-ids.service.js';
import { BillHandoversService } from './handovers.service.js';

const uuid = z.uuid(fieldCode('ID.INVALID'));
/** What came with a handover, and the receipt that was made of it. */
const purposeSchema = z.enum([...BILL_HANDOVER_FILES, 'receipt'], fieldCode('PURPOSE.INVALID'));
const NAMES: Record<BillHandoverFile | 'receipt', string> = {
  signed: 'acuse-firmado',
  authority: 'carta-poder',
  proof: 'comprobante-mensajeria',
  receipt: 'acuse-de-entrega',
};

/** How a bill leaves: who received it, by which courier, and what shows it. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/bill-requests')
export class BillHandoversAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly handovers: BillHandoversService,
    private readonly ids: HandoverIds,
    private readonly downloads: StaffDownloads,
  ) {}

  /** At the counter it is delivered with this, by courier on its way. 409 when the request has moved since it was read. */
  @Post(':id/handover')
  @HttpCode(204)
  @StaffMay('bill-requests', 'handover')
  @TakesForm({ json: { handover: newBillHandoverSchema }, files: HANDOVER_FILES })
  async hand(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.handovers.hand(staff, id, await readHandoverForm(request));
  }

  /** The receipt to print and sign by hand, as a PDF. 409 unless the bill can be handed over at the counter now. */
  @Get(':id/handover/receipt-to-sign')
  @StaffMay('bill-requests', 'handover')
  @ApiOkResponse({ content: { 'application/pdf': {} } })
  async toSign(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const made = await this.handovers.toSign(id);
    const what = { resource: 'bill-requests', recordId: id, which: 'receipt-to-sign' };
    await this.downloads.sendMade(reply, staff, { ...made, ...what });
  }

  /** What a courier brought was received. 409 unless a courier has it. */
  @Post(':id/handover/arrival')
  @HttpCode(204)
  @StaffMay('bill-requests', 'handover')
  @TakesForm({ json: { arrival: billArrivalSchema }, files: ARRIVAL_FILES })
  async arrive(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.handovers.arrive(staff, id, await readArrivalForm(request));
  }

  /** Of what was recorded by mistake. 409 when there is nothing to take back. */
  @Post(':id/handover/void')
  @HttpCode(204)
  @StaffMay('bill-requests', 'handover')
  async takeBack(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: billHandoverVoidSchema }) asked: BillHandoverVoid,
  ): Promise<void> {
    await this.handovers.takeBack(staff, id, asked);
  }

  /** The number of the identification in full, for a reason, which the audit log keeps. */
  @Post(':id/handovers/:handoverId/reveal')
  @HttpCode(200)
  @StaffMay('bill-requests', 'reveal')
  @ApiOkResponse({ standardSchema: revealedSchema })
  async reveal(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Param('handoverId', { schema: uuid }) handoverId: string,
    @Body({ schema: billIdRevealSchema }) asked: BillIdReveal,
  ) {
    return { value: await this.ids.reveal(staff, id, handoverId, asked) };
  }

  @Get(':id/handovers/:handoverId/files/:purpose')
  @StaffMay('bill-requests', 'read-file')
  async read(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Param('handoverId', { schema: uuid }) handoverId: string,
    @Param('purpose', { schema: purposeSchema }) purpose: z.output<typeof purposeSchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.prisma.billHandover.findFirst({
      where: { id: handoverId, requestId: id },
      include: {
        request: { select: { folio: true } },
        document: { include: { file: true } },
        files: { where: { purpose }, include: { file: true } },
      },
    });
    const file = purpose === 'receipt' ? found?.document?.file : found?.files[0]?.file;
    if (!found || !file) throw ProblemException.notFound();
    const name = `${found.request.folio}-${NAMES[purpose]}`;
    await this.downloads.send(reply, staff, { file, name, resource: 'bill-requests', recordId: id, which: purpose });
  }
}
