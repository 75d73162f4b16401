import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { loginRequestSchema, staffSessionSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public, StaffOnly } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { SessionCookies } from '../../platform/auth/session-cookies.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { StaffService } from '../staff.service.js';

@ApiTags('sign-in')
@Controller('api')
export class StaffAuthController {
  constructor(
    private readonly staff: StaffService,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** 401 for a wrong address or password (one answer for both), 429 after too many. */
  @Post('auth/staff/login')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: staffSessionSchema })
  async login(
    @Body({ schema: loginRequestSchema }) credentials: z.output<typeof loginRequestSchema>,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const account = await this.staff.signIn(credentials, address);
    const tokens = await this.sessions.start('staff', account.id, userAgent ?? '');
    this.cookies.set(request, reply, 'staff', tokens);
    return { jwt: tokens.jwt, staff: this.staff.present(account) };
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
    return { jwt: tokens.jwt, staff: this.staff.present(account) };
  }

  @Post('auth/staff/logout')
  @ApiCookieAuth('staff-session')
  @HttpCode(204)
  @Public()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.endByToken(this.cookies.read(request, 'staff'), 'signed-out');
    this.cookies.clear(request, reply, 'staff');
  }

  /** Who is signed in, and what the role may do. */
  @Get('admin/me')
  @StaffOnly()
  @ApiBearerAuth()
  me(@Staff() staff: CurrentStaff) {
    return this.staff.present(staff);
  }
}
