import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import {
  type AccountDocument,
  contractDocumentSchema,
  fieldCode,
  type LetterByHand,
  letterByHandSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { LettersByHand } from './letters-by-hand.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/contracts')
export class LettersByHandAdminController {
  constructor(private readonly letters: LettersByHand) {}

  /** A letter for its customer, among whose papers it is from then on. */
  @Post(':id/letters')
  @StaffMay('letters', 'issue')
  @ApiCreatedResponse({ standardSchema: contractDocumentSchema })
  issue(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) contractId: string,
    @Body({ schema: letterByHandSchema }) asked: LetterByHand,
  ): Promise<AccountDocument> {
    return this.letters.issue(staff, contractId, asked);
  }
}
