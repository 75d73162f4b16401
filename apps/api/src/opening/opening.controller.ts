import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type SiteOpeningData, testMailSchema, type TestMailResult } from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { OpeningService } from './opening.service.js';
import { TestMail } from './test-mail.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/site-opening')
export class OpeningController {
  constructor(
    private readonly opening: OpeningService,
    private readonly mail: TestMail,
  ) {}

  /** Whether visitors see the site, and what remains before they may. */
  @Get()
  @StaffMay('site-opening', 'list')
  show(): Promise<SiteOpeningData> {
    return this.opening.show();
  }

  /** 409 while something remains. */
  @Post('open')
  @HttpCode(200)
  @StaffMay('site-opening', 'open')
  open(@Staff() staff: CurrentStaff): Promise<SiteOpeningData> {
    return this.opening.open(staff);
  }

  @Post('close')
  @HttpCode(200)
  @StaffMay('site-opening', 'close')
  close(@Staff() staff: CurrentStaff): Promise<SiteOpeningData> {
    return this.opening.close(staff);
  }

  /** Hands one mail over now, past the queue, and answers what was said to it. */
  @Post('test-mail')
  @HttpCode(200)
  @StaffMay('site-opening', 'test-mail')
  testMail(
    @Staff() staff: CurrentStaff,
    @Body({ schema: testMailSchema }) { to }: z.output<typeof testMailSchema>,
  ): Promise<TestMailResult> {
    return this.mail.send(staff, to);
  }
}
