import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { customerSessionSchema, loginRequestSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CustomerOnly, Public } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { SessionCookies } from '../platform/auth/session-cookies.js';
import { Sessions } from '../platform/auth/sessions.js';
import { CustomersService } from './customers.service.js';

@ApiTags('sign-in')
@Controller('api')
export class CustomerAuthController {
  constructor(
    private readonly customers: CustomersService,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** 401 for a wrong address or password (one answer for both), 429 after too many. */
  @Post('auth/customers/login')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: customerSessionSchema })
  async login(
    @Body({ schema: loginRequestSchema }) credentials: z.output<typeof loginRequestSchema>,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const customer = await this.customers.signIn(credentials, address);
    const tokens = await this.sessions.start('customer', customer.id, userAgent ?? '');
    this.cookies.set(request, reply, 'customer', tokens);
    return { jwt: tokens.jwt, customer: this.customers.present(customer) };
  }

  /** A new access token for the refresh cookie, which is replaced. An old cookie ends the session. */
  @Post('auth/customers/refresh')
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
  @HttpCode(204)
  @Public()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.endByToken(this.cookies.read(request, 'customer'), 'signed-out');
    this.cookies.clear(request, reply, 'customer');
  }

  /** The customer who is signed in. */
  @Get('customers/me')
  @CustomerOnly()
  @ApiBearerAuth()
  me(@SignedInCustomer() customer: CurrentCustomer) {
    return this.customers.present(customer);
  }
}
