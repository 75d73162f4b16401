import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AdminWording,
  adminWordingSchema,
  wordingAnswerSchema,
  wordingKeySchema,
  type WordingWrite,
  wordingWriteSchema,
} from '@flota/schemas';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { WORDING, WordingService } from './wording.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller(`api/admin/${WORDING}`)
export class WordingAdminController {
  constructor(private readonly wording: WordingService) {}

  /** Every text of the product, in the order of its places, and what is said instead. */
  @Get()
  @StaffMay(WORDING, 'list')
  @ApiOkResponse({ standardSchema: adminWordingSchema })
  list(): Promise<AdminWording> {
    return this.wording.list();
  }

  /** Says a text in other words, or in its own again; visitors see it from then on. */
  @Put(':key')
  @StaffMay(WORDING, 'edit')
  @ApiOkResponse({ standardSchema: wordingAnswerSchema })
  async write(
    @Staff() staff: CurrentStaff,
    @Param('key', { schema: wordingKeySchema }) key: string,
    @Body({ schema: wordingWriteSchema }) write: WordingWrite,
  ) {
    return { said: await this.wording.write(staff, key, write) };
  }
}
