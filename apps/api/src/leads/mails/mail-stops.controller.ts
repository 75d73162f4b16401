import { Body, Controller, Get, HttpCode, Param, Post, Redirect } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { mailStopLinkSchema, mailStopSchema, sitePath } from '@flota/schemas';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { MailStops } from './mail-stops.js';

type Link = z.output<typeof mailStopLinkSchema>;

const TOKEN = mailStopLinkSchema.shape.token;

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

  /** The same for mail programs, which press it for somebody: no page, no cookie, no question (RFC 8058). */
  @Post('one-click/:token')
  @ApiConsumes('multipart/form-data', 'application/x-www-form-urlencoded')
  @ApiBody({ schema: { type: 'object', properties: { 'List-Unsubscribe': { type: 'string', enum: ['One-Click'] } } } })
  @RouteConfig({ ignoresCookies: true })
  @HttpCode(204)
  async stopAtOnce(@Param('token', { schema: TOKEN }) token: string): Promise<void> {
    await this.stops.stop(token);
  }

  /** Where a program that knows of no such presses leads people instead. Nothing is stopped by opening it. */
  @Get('one-click/:token')
  @Redirect()
  @ApiResponse({ status: 303, description: 'The page, with what the link is about in its fragment.' })
  page(@Param('token', { schema: TOKEN }) token: string) {
    return { url: `${sitePath('mailStop')}#token=${encodeURIComponent(token)}`, statusCode: 303 };
  }
}
