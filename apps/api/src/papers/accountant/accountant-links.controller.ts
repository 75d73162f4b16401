import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { accountantInvitationSchema, accountantLinkSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { Accountants } from './accountants.service.js';

type Link = z.output<typeof accountantLinkSchema>;

/** What an accountant decides, by the link in their mail. 410 for one that asks for nothing any more. */
@ApiTags('account')
@Public()
@Controller('api/accountants')
export class AccountantLinksController {
  constructor(private readonly accountants: Accountants) {}

  /** What the link is about, without using it. */
  @Post('link')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: accountantInvitationSchema })
  describe(@Body({ schema: accountantLinkSchema }) { token }: Link) {
    return this.accountants.describe(token);
  }

  /** They want the papers. */
  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: accountantInvitationSchema })
  confirm(@Body({ schema: accountantLinkSchema }) { token }: Link) {
    return this.accountants.confirm(token);
  }

  /** They want none, now or ever. */
  @Post('stop')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: accountantInvitationSchema })
  stop(@Body({ schema: accountantLinkSchema }) { token }: Link) {
    return this.accountants.stop(token);
  }
}
