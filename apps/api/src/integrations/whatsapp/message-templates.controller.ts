import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AdminMessageTemplates,
  fieldCode,
  messageTemplatesSchema,
  messageTemplateWriteSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { MESSAGE_TEMPLATES, MessageTemplates } from './message-templates.js';

const kindSchema = z.string(fieldCode('ID.INVALID')).max(80, fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller(`api/admin/${MESSAGE_TEMPLATES}`)
export class MessageTemplatesController {
  constructor(private readonly templates: MessageTemplates) {}

  /** What is said to telephones, by which template, and the templates that there are. */
  @Get()
  @StaffMay(MESSAGE_TEMPLATES, 'list')
  @ApiOkResponse({ standardSchema: messageTemplatesSchema })
  list(): Promise<AdminMessageTemplates> {
    return this.templates.list();
  }

  @Put(':kind')
  @HttpCode(204)
  @StaffMay(MESSAGE_TEMPLATES, 'edit')
  async choose(
    @Staff() staff: CurrentStaff,
    @Param('kind', { schema: kindSchema }) kind: string,
    @Body({ schema: messageTemplateWriteSchema }) { template }: z.output<typeof messageTemplateWriteSchema>,
  ): Promise<void> {
    await this.templates.choose(staff, kind, template);
  }
}
