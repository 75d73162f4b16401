import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { stepUpSchema } from '@flota/schemas';
import type { z } from 'zod';
import { StaffOnly } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { StepUpService } from './step-up.service.js';

@ApiTags('sign-in')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/auth/staff/step-up')
export class StepUpController {
  constructor(private readonly stepUp: StepUpService) {}

  /** Proves again who is there, for ten minutes of what asks for it. 422 when it is wrong, 429 after too many. */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async prove(
    @Staff() staff: CurrentStaff,
    @Body({ schema: stepUpSchema }) proof: z.output<typeof stepUpSchema>,
  ): Promise<void> {
    await this.stepUp.prove(staff, proof);
  }
}
