import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  constanciaVerdictSchema,
  fieldCode,
  newSigningRequestSchema,
  SIGNING_FILES,
  type SigningFile,
  signingReasonSchema,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { TakesForm } from '../../platform/open-api/taken-form.js';
import { StaffDownloads } from '../../platform/storage/staff-downloads.js';
import { Constancias } from '../constancia/constancias.js';
import { SigningPapers } from '../constancia/signing-papers.js';
import { SigningDecisionsService } from './signing-decisions.service.js';
import { readSigningForm } from './signing-form.js';
import { SigningRequestsService } from './signing-requests.service.js';

const requestId = z.uuid(fieldCode('ID.INVALID'));
const purposeSchema = z.enum(SIGNING_FILES, fieldCode('PURPOSE.INVALID'));
const madeSchema = z.object({ id: z.string() });
type Reason = z.output<typeof signingReasonSchema>;

/** What staff do with a signature besides finding it, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/signing-requests')
export class SigningRequestsAdminController {
  constructor(
    private readonly requests: SigningRequestsService,
    private readonly decisions: SigningDecisionsService,
    private readonly papers: SigningPapers,
    private readonly constancias: Constancias,
    private readonly downloads: StaffDownloads,
  ) {}

  /** Multipart: `request` (JSON) and `document` (PDF), unless it names a letter of the contract. */
  @Post()
  @StaffMay('signing-requests', 'create')
  @TakesForm({ json: { request: newSigningRequestSchema }, files: { document: 1 } })
  @ApiCreatedResponse({ standardSchema: madeSchema })
  async ask(@Staff() staff: CurrentStaff, @Req() request: FastifyRequest, @IdempotencyKey() key: string | undefined) {
    return { id: await this.requests.ask(staff, await readSigningForm(request), key) };
  }

  @Post(':id/cancel')
  @HttpCode(204)
  @StaffMay('signing-requests', 'create')
  async cancel(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: requestId }) id: string,
    @Body({ schema: signingReasonSchema }) { reason }: Reason,
  ): Promise<void> {
    await this.decisions.cancel(staff, id, reason);
  }

  /** Of one whose certificate names another RFC. */
  @Post(':id/accept')
  @HttpCode(204)
  @StaffMay('signing-requests', 'accept')
  async accept(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: requestId }) id: string,
    @Body({ schema: signingReasonSchema }) { reason }: Reason,
  ): Promise<void> {
    await this.decisions.accept(staff, id, reason);
  }

  @Post(':id/remind')
  @HttpCode(204)
  @StaffMay('signing-requests', 'create')
  async remind(@Staff() staff: CurrentStaff, @Param('id', { schema: requestId }) id: string): Promise<void> {
    await this.decisions.remind(staff, id);
  }

  @Post(':id/retry')
  @HttpCode(204)
  @StaffMay('signing-requests', 'create')
  async retry(@Staff() staff: CurrentStaff, @Param('id', { schema: requestId }) id: string): Promise<void> {
    await this.decisions.retry(staff, id);
  }

  /** Verifies the constancia anew, against the bytes that are stored. */
  @Post(':id/verify')
  @HttpCode(200)
  @StaffMay('signing-requests', 'verify')
  @ApiOkResponse({ standardSchema: constanciaVerdictSchema })
  verify(@Param('id', { schema: requestId }) id: string) {
    return this.constancias.verify({ id });
  }

  @Get(':id/files/:purpose')
  @StaffMay('signing-requests', 'read-file')
  async read(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: requestId }) id: string,
    @Param('purpose', { schema: purposeSchema }) purpose: SigningFile,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { file, name } = await this.papers.find({ id }, purpose);
    await this.downloads.send(reply, staff, { file, name, resource: 'signing-requests', recordId: id, which: purpose });
  }
}
