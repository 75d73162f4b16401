import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { stepUpSchema, stepUpWaysSchema } from '@flota/schemas';
import type { z } from 'zod';
import { DuringEnrolment, StaffOnly } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { StepUpService } from './step-up.service.js';

@ApiTags('sign-in')
@ApiBearerAuth()
@StaffOnly()
@DuringEnrolment()
@Controller('api/auth/staff/step-up')
export class StepUpController {
  constructor(private readonly stepUp: StepUpService) {}

  /** What else than the password the member may prove themselves with. */
  @Get()
  @ApiOkResponse({ standardSchema: stepUpWaysSchema })
  ways(@Staff() staff: CurrentStaff) {
    return this.stepUp.ways(staff);
  }

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
