import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, type LeadMail, leadMailSchema, leadMailSheetSchema, leadMailStopSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { LeadMails } from './lead-mails.service.js';
import { MailStops } from './mail-stops.js';

const id = z.uuid(fieldCode('ID.INVALID'));
const madeSchema = z.object({ id: z.uuid() });

/** What staff write to leads. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/leads/:id')
export class LeadMailsAdminController {
  constructor(
    private readonly mails: LeadMails,
    private readonly stops: MailStops,
  ) {}

  /** What a mail to them is made of, and whether anybody may write it. */
  @Get('mail')
  @StaffMay('leads', 'work')
  @ApiOkResponse({ standardSchema: leadMailSheetSchema })
  sheet(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) leadId: string) {
    return this.mails.sheet(staff, leadId);
  }

  /** It leaves by the outbox, once however often it is sent. 409 where they want none. */
  @Post('mails')
  @StaffMay('leads', 'work')
  @ApiCreatedResponse({ standardSchema: madeSchema })
  async write(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: leadMailSchema }) mail: LeadMail,
    @IdempotencyKey() key: string | undefined,
  ) {
    return { id: await this.mails.write(staff, leadId, mail, key) };
  }

  /** They said to staff that they want no mails, or staff noted it by mistake. */
  @Put('mail-stop')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async stop(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: leadMailStopSchema }) { isStopped }: z.output<typeof leadMailStopSchema>,
  ): Promise<void> {
    await this.stops.set(staff, leadId, isStopped);
  }
}
