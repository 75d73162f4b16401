import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { customerSessionSchema, invitationSchema, linkTokenSchema, newMemberSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { SignInReplies } from '../sign-in/sign-in-replies.js';
import { InvitationsService } from './invitations.service.js';

/** What the link of an invitation leads to. */
@ApiTags('sign-in')
@Public()
@Controller('api/auth/customers/invitation')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly replies: SignInReplies,
  ) {}

  /** What it is for, without using it. 410 when it was accepted, withdrawn or is old. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: invitationSchema })
  describe(@Body({ schema: linkTokenSchema }) { token }: z.output<typeof linkTokenSchema>) {
    return this.invitations.describe(token);
  }

  /** Makes an account for who has none, accepts and signs in. 409 once the address has an account. */
  @Post('accept')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: customerSessionSchema })
  async join(
    @Body({ schema: newMemberSchema }) body: z.output<typeof newMemberSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.replies.answer(request, reply, await this.invitations.join(body, this.replies.visitor(request)));
  }
}
