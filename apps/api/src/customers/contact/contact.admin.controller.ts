import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type ContactEdit, contactEditSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { ContactEdits } from './contact-edits.service.js';

const customerId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/customers')
export class ContactAdminController {
  constructor(private readonly edits: ContactEdits) {}

  /**
   * Corrects a customer's telephone, and asks for another address, which counts once the link that goes there is used. Says how it
   * was made sure that it is the customer. 409 where somebody else changed the customer meanwhile.
   */
  @Post(':id/contact')
  @HttpCode(204)
  @StaffMay('customers', 'edit-contact')
  @StepUp()
  async edit(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: customerId }) id: string,
    @Body({ schema: contactEditSchema }) edit: ContactEdit,
  ): Promise<void> {
    await this.edits.edit(staff, id, edit);
  }
}
