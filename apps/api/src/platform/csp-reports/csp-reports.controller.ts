import { Body, Controller, HttpCode, Ip, Logger, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public } from '../auth/access.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';
import { cspReportsSchema, violationsOf } from './csp-report.js';
import { REPORT_PATH, REPORT_TYPES } from './report-types.js';

const REPORTS_OF_NETWORK: Limit = { name: 'csp-reports', points: 30, seconds: 60 };

/** Where browsers tell what the Content-Security-Policy stopped. Anybody may send anything here: it is only written to the log. */
@ApiTags('operation')
@Public()
@Controller(REPORT_PATH)
export class CspReportsController {
  private readonly logger = new Logger('CspReports');

  constructor(private readonly limiter: RateLimiter) {}

  @Post()
  @HttpCode(204)
  @RouteConfig({ ignoresCookies: true })
  @ApiConsumes(...REPORT_TYPES)
  @ApiNoContentResponse()
  async take(
    @Body({ schema: cspReportsSchema }) reports: z.output<typeof cspReportsSchema>,
    @Ip() address: string,
  ): Promise<void> {
    await this.limiter.consume(REPORTS_OF_NETWORK, address);
    for (const violation of violationsOf(reports)) this.logger.warn({ event: 'csp-violation', ...violation });
  }
}
