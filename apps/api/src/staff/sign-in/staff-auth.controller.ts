import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  loginRequestSchema,
  passkeyAnswerSchema,
  passkeyRequestSchema,
  secondFactorSchema,
  staffPasskeySchema,
  staffSessionSchema,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DuringEnrolment, Public, StaffOnly } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { mustEnrol } from '../../platform/auth/required-factor.js';
import { SessionCookies } from '../../platform/auth/session-cookies.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { StaffService } from '../staff.service.js';
import { StaffReplies, staffSignInAnswerSchema } from './staff-replies.js';
import { StaffSignIn } from './staff-sign-in.js';

@ApiTags('sign-in')
@Controller('api')
export class StaffAuthController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly staff: StaffService,
    private readonly signIn: StaffSignIn,
    private readonly replies: StaffReplies,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** A session, or what is missing where a second factor is on. 401 for a wrong address or password, 429 after too many. */
  @Post('auth/staff/login')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: staffSignInAnswerSchema })
  async login(
    @Body({ schema: loginRequestSchema }) credentials: z.output<typeof loginRequestSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.signIn.withPassword(credentials, this.replies.visitor(request));
    return this.replies.answer(request, reply, result);
  }

  /** 401 for a wrong code (`AUTH.CODE_WRONG`) or a ticket that no longer counts (`AUTH.SESSION_ENDED`). */
  @Post('auth/staff/second-factor')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: staffSessionSchema })
  async secondFactor(
    @Body({ schema: secondFactorSchema }) body: z.output<typeof secondFactorSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.replies.answer(request, reply, await this.signIn.withCode(body, this.replies.visitor(request)));
  }

  /** 422 `AUTH.PASSKEY_REFUSED` for an answer that is not right. */
  @Post('auth/staff/second-factor/passkey')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: staffSessionSchema })
  async secondFactorPasskey(
    @Body({ schema: staffPasskeySchema }) body: z.output<typeof staffPasskeySchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.replies.answer(request, reply, await this.signIn.withPasskey(body, this.replies.visitor(request)));
  }

  /** A challenge for signing in with a passkey alone. */
  @Post('auth/staff/passkey/options')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: passkeyRequestSchema })
  passkeyOptions() {
    return this.signIn.challenge();
  }

  @Post('auth/staff/passkey')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: staffSessionSchema })
  async passkey(
    @Body({ schema: passkeyAnswerSchema }) body: z.output<typeof passkeyAnswerSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.replies.answer(request, reply, await this.signIn.withPasskeyAlone(body, this.replies.visitor(request)));
  }

  /** A new access token for the refresh cookie, which is replaced. An old cookie ends the session. */
  @Post('auth/staff/refresh')
  @ApiCookieAuth('staff-session')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: staffSessionSchema })
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const tokens = await this.sessions.refresh('staff', this.cookies.read(request, 'staff'));
    const account = await this.staff.active(tokens.subjectId);
    this.cookies.set(request, reply, 'staff', tokens);
    return {
      jwt: tokens.jwt,
      staff: this.staff.present(account, mustEnrol(this.env, account.role, tokens.session)),
    };
  }

  @Post('auth/staff/logout')
  @ApiCookieAuth('staff-session')
  @HttpCode(204)
  @Public()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.staff.signOut(this.cookies.read(request, 'staff'));
    this.cookies.clear(request, reply, 'staff');
  }

  /** Who is signed in, and what the role may do. */
  @Get('admin/me')
  @StaffOnly()
  @DuringEnrolment()
  @ApiBearerAuth()
  me(@Staff() staff: CurrentStaff) {
    return this.staff.present(staff, staff.mustEnrol);
  }
}
