import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  type AdminIssuedCfdi,
  cancellationRejectionSchema,
  cancellationRequestSchema,
  fieldCode,
  issuedRetrySchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../../platform/auth/current-user.js';
import { IssuedCfdisService } from './issued-cfdis.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Documents that we make out: what finance do about those that were refused, and how they are cancelled. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class IssuedCfdisAdminController {
  constructor(private readonly issued: IssuedCfdisService) {}

  @Post('issued-cfdis/:id/retry')
  @HttpCode(200)
  @StaffMay('issued-cfdis', 'retry')
  @StepUp()
  retry(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) issuedId: string,
    @Body({ schema: issuedRetrySchema }) { reason }: z.output<typeof issuedRetrySchema>,
  ): Promise<AdminIssuedCfdi> {
    return this.issued.retry(staff, issuedId, reason);
  }

  /** Asked for at once, or waiting for a second person where it is of more than the desk's limit. */
  @Post('issued-cfdis/:id/cancellations')
  @StaffMay('issued-cfdis', 'cancel')
  @StepUp()
  cancel(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) issuedId: string,
    @Body({ schema: cancellationRequestSchema }) request: z.output<typeof cancellationRequestSchema>,
  ): Promise<AdminIssuedCfdi> {
    return this.issued.cancel(staff, issuedId, request);
  }

  @Post('cfdi-cancellations/:id/approve')
  @HttpCode(200)
  @StaffMay('issued-cfdis', 'decide')
  @StepUp()
  approve(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) cancellationId: string): Promise<AdminIssuedCfdi> {
    return this.issued.approve(staff, cancellationId);
  }

  @Post('cfdi-cancellations/:id/reject')
  @HttpCode(200)
  @StaffMay('issued-cfdis', 'decide')
  reject(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) cancellationId: string,
    @Body({ schema: cancellationRejectionSchema }) { reason }: z.output<typeof cancellationRejectionSchema>,
  ): Promise<AdminIssuedCfdi> {
    return this.issued.reject(staff, cancellationId, reason);
  }
}
