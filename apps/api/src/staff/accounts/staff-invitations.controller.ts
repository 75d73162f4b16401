import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { staffInvitationAcceptSchema, staffInvitationTokenSchema, staffInvitedSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { StaffReplies, staffSignInAnswerSchema } from '../sign-in/staff-replies.js';
import { StaffSignIn } from '../sign-in/staff-sign-in.js';
import { StaffInvitationsService } from './staff-invitations.service.js';

@ApiTags('sign-in')
@Public()
@Controller('api/auth/staff/invitation')
export class StaffInvitationsController {
  constructor(
    private readonly invitations: StaffInvitationsService,
    private readonly signIn: StaffSignIn,
    private readonly replies: StaffReplies,
  ) {}

  @Post('check')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: staffInvitedSchema })
  async check(
    @Body({ schema: staffInvitationTokenSchema }) { token }: z.output<typeof staffInvitationTokenSchema>,
  ): Promise<z.output<typeof staffInvitedSchema>> {
    const { name, email } = await this.invitations.invited(token);
    return { name, email };
  }

  /** Chooses the password and signs in, or asks for the second factor. 410 when the link was used or is old. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: staffSignInAnswerSchema })
  async accept(
    @Body({ schema: staffInvitationAcceptSchema }) body: z.output<typeof staffInvitationAcceptSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const account = await this.invitations.accept(body);
    return this.replies.answer(request, reply, await this.signIn.next(account, this.replies.visitor(request)));
  }
}
