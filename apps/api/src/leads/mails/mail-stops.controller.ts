import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { mailStopLinkSchema, mailStopSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { MailStops } from './mail-stops.js';

type Link = z.output<typeof mailStopLinkSchema>;

/** What whoever was written to decides, by the link in the mail. 410 for one whose mail is gone. */
@ApiTags('leads')
@Public()
@Controller('api/mail-stops')
export class MailStopsController {
  constructor(private readonly stops: MailStops) {}

  /** What the link is about, without using it: programs that look through mails open links too. */
  @Post('link')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: mailStopSchema })
  describe(@Body({ schema: mailStopLinkSchema }) { token }: Link) {
    return this.stops.describe(token);
  }

  /** They want no more of these mails. */
  @Post('stop')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: mailStopSchema })
  stop(@Body({ schema: mailStopLinkSchema }) { token }: Link) {
    return this.stops.stop(token);
  }
}
