import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  customerSessionSchema,
  loginRequestSchema,
  passkeyAnswerSchema,
  passkeyRequestSchema,
  secondFactorPasskeySchema,
  secondFactorSchema,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CustomerOnly, InView, Public } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { SessionCookies } from '../../platform/auth/session-cookies.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { CustomersService } from '../customers.service.js';
import { CustomerSignIn } from './customer-sign-in.js';
import { signInAnswerSchema, SignInReplies } from './sign-in-replies.js';

@ApiTags('sign-in')
@Controller('api')
export class CustomerAuthController {
  constructor(
    private readonly customers: CustomersService,
    private readonly signIn: CustomerSignIn,
    private readonly replies: SignInReplies,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** A session, or a ticket when a second factor is on. 401 for a wrong address or password, 429 after too many. */
  @Post('auth/customers/login')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: signInAnswerSchema })
  async login(
    @Body({ schema: loginRequestSchema }) credentials: z.output<typeof loginRequestSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.signIn.withPassword(credentials, this.replies.visitor(request));
    return this.replies.answer(request, reply, result);
  }

  /** 401 for a wrong code (`AUTH.CODE_WRONG`) or a ticket that no longer counts (`AUTH.SESSION_ENDED`). */
  @Post('auth/customers/second-factor')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: customerSessionSchema })
  async secondFactor(
    @Body({ schema: secondFactorSchema }) body: z.output<typeof secondFactorSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.signIn.withCode(body, this.replies.visitor(request));
    return this.replies.answer(request, reply, result);
  }

  /** 422 `AUTH.PASSKEY_REFUSED` for an answer that is not right. */
  @Post('auth/customers/second-factor/passkey')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: customerSessionSchema })
  async secondFactorPasskey(
    @Body({ schema: secondFactorPasskeySchema }) body: z.output<typeof secondFactorPasskeySchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.signIn.withPasskey(body, this.replies.visitor(request));
    return this.replies.answer(request, reply, result);
  }

  /** A challenge for signing in with a passkey alone. */
  @Post('auth/customers/passkey/options')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: passkeyRequestSchema })
  passkeyOptions() {
    return this.signIn.challenge();
  }

  /** 422 `AUTH.PASSKEY_REFUSED` for an answer that is not right, or of a passkey nobody has here. */
  @Post('auth/customers/passkey')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: customerSessionSchema })
  async passkey(
    @Body({ schema: passkeyAnswerSchema }) body: z.output<typeof passkeyAnswerSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.signIn.withPasskeyAlone(body, this.replies.visitor(request));
    return this.replies.answer(request, reply, result);
  }

  /** A new access token for the refresh cookie, which is replaced. An old cookie ends the session. */
  @Post('auth/customers/refresh')
  @ApiCookieAuth('customer-session')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: customerSessionSchema })
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const tokens = await this.sessions.refresh('customer', this.cookies.read(request, 'customer'));
    const customer = await this.customers.active(tokens.subjectId);
    this.cookies.set(request, reply, 'customer', tokens);
    return { jwt: tokens.jwt, customer: this.customers.present(customer) };
  }

  @Post('auth/customers/logout')
  @ApiCookieAuth('customer-session')
  @HttpCode(204)
  @Public()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.endByToken(this.cookies.read(request, 'customer'), 'signed-out');
    this.cookies.clear(request, reply, 'customer');
  }

  /** The customer who is signed in. */
  @Get('customers/me')
  @InView()
  @CustomerOnly('self')
  @ApiBearerAuth()
  me(@SignedInCustomer() customer: CurrentCustomer) {
    return this.customers.present(customer);
  }
}
