import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AdminSmsTexts, fieldCode, smsTextsSchema, type SmsTextWrite, smsTextWriteSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { SMS_TEXTS, SmsTexts } from './sms-texts.js';

const kindSchema = z.string(fieldCode('ID.INVALID')).max(80, fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller(`api/admin/${SMS_TEXTS}`)
export class SmsTextsController {
  constructor(private readonly texts: SmsTexts) {}

  /** What is said by SMS, and in which words. */
  @Get()
  @StaffMay(SMS_TEXTS, 'list')
  @ApiOkResponse({ standardSchema: smsTextsSchema })
  list(): Promise<AdminSmsTexts> {
    return this.texts.list();
  }

  @Put(':kind')
  @HttpCode(204)
  @StaffMay(SMS_TEXTS, 'edit')
  async write(
    @Staff() staff: CurrentStaff,
    @Param('kind', { schema: kindSchema }) kind: string,
    @Body({ schema: smsTextWriteSchema }) write: SmsTextWrite,
  ): Promise<void> {
    await this.texts.write(staff, kind, write);
  }
}
