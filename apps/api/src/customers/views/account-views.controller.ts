import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AccountViewSession, accountViewSessionSchema, fieldCode } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { AccountViews } from '../../platform/auth/account-views/account-views.js';
import { SessionCookies } from '../../platform/auth/session-cookies.js';
import { CustomersService } from '../customers.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/**
 * What the tab asks in which somebody of staff looks at an account. It has no cookie of its own: the one that they are signed in to
 * the backoffice with says who they are, and no other session of the browser is touched.
 */
@ApiTags('sign-in')
@ApiCookieAuth('staff-session')
@Controller('api/auth/staff/account-views')
export class AccountViewsController {
  constructor(
    private readonly views: AccountViews,
    private readonly cookies: SessionCookies,
    private readonly customers: CustomersService,
  ) {}

  /** A token that reads and writes nothing, until the view ends. 401 once it did, and where somebody else began it. */
  @Post(':id/token')
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ standardSchema: accountViewSessionSchema })
  async token(
    @Param('id', { schema: id }) viewId: string,
    @Req() request: FastifyRequest,
  ): Promise<AccountViewSession> {
    const { jwt, customer, staff, expiresAt } = await this.views.tokenFor(viewId, this.cookies.read(request, 'staff'));
    return {
      jwt,
      customer: this.customers.present(customer),
      staff: { name: staff.name },
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** No call with its token counts from now on. Harmless where it has ended. */
  @Post(':id/end')
  @HttpCode(204)
  @Public()
  end(@Param('id', { schema: id }) viewId: string, @Req() request: FastifyRequest): Promise<void> {
    return this.views.end(viewId, this.cookies.read(request, 'staff'));
  }
}
