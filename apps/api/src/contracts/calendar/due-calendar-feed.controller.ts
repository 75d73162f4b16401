import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { DUE_CALENDAR_PATH, fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { sha256 } from '../../platform/crypto/keys.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { DueCalendarsService } from './due-calendars.service.js';

/** Calendars read a few times a day, those of several devices each for itself. */
const READINGS_OF_ADDRESS: Limit = { name: 'due-calendar', points: 60, seconds: 3_600 };

const FILE = '.ics';
const fileSchema = z.string().regex(/^[\w-]{43}\.ics$/, fieldCode('TOKEN.INVALID'));

/** What calendars read, which can't sign in: who has the address may. */
@ApiTags('account')
@Public()
@Controller(DUE_CALENDAR_PATH.slice(1))
export class DueCalendarFeedController {
  constructor(
    private readonly calendars: DueCalendarsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Due dates as iCalendar. 404 where the address was revoked or renewed. */
  @Get(':file')
  @ApiProduces('text/calendar')
  async read(@Param('file', { schema: fileSchema }) file: string, @Res() reply: FastifyReply): Promise<void> {
    const token = file.slice(0, -FILE.length);
    await this.limiter.consume(READINGS_OF_ADDRESS, sha256(token));
    const content = await this.calendars.ics(token);
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="pagos.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .send(content);
  }
}
