import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  forgotPasswordSchema,
  linkStateSchema,
  linkTokenSchema,
  registrationSchema,
  setPasswordSchema,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { signInAnswerSchema, SignInReplies } from '../sign-in/sign-in-replies.js';
import { AccessRequestsService } from './access-requests.service.js';
import { LinkActionsService } from './link-actions.service.js';

/** Registration, forgotten passwords and the links that both are about. */
@ApiTags('sign-in')
@Public()
@Controller('api/auth/customers')
export class AccessLinksController {
  constructor(
    private readonly requests: AccessRequestsService,
    private readonly actions: LinkActionsService,
    private readonly replies: SignInReplies,
  ) {}

  /** 202 whether or not contract, RFC and address belong together: what came of it, the mailbox knows. */
  @Post('register')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async register(
    @Body({ schema: registrationSchema }) body: z.output<typeof registrationSchema>,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<void> {
    await this.requests.register(body, { key, address });
  }

  /** 202 whether or not there is such a customer. */
  @Post('forgot-password')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async forgotPassword(
    @Body({ schema: forgotPasswordSchema }) body: z.output<typeof forgotPasswordSchema>,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<void> {
    await this.requests.forgotPassword(body, { key, address });
  }

  /** What a link is for, without using it. 410 when it was used or is old. */
  @Post('link')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: linkStateSchema })
  link(@Body({ schema: linkTokenSchema }) { token }: z.output<typeof linkTokenSchema>) {
    return this.actions.describe(token);
  }

  /** Sets the password and signs in, or asks for the second factor. 410 when the link was used or is old. */
  @Post('new-password')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signInAnswerSchema })
  async newPassword(
    @Body({ schema: setPasswordSchema }) body: z.output<typeof setPasswordSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.actions.setPassword(body, this.replies.visitor(request));
    return this.replies.answer(request, reply, result);
  }

  /** Puts a new address in place. 410 when the link was used or is old, or the address is another customer's. */
  @Post('confirm-email')
  @HttpCode(204)
  async confirmEmail(@Body({ schema: linkTokenSchema }) { token }: z.output<typeof linkTokenSchema>): Promise<void> {
    await this.actions.confirmEmail(token);
  }
}
