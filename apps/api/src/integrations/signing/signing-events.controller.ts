import { Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { SigningErrands } from '../../signing/index.js';
import { SigningCallbacks } from './signing-callbacks.js';

const tokenSchema = z.string().max(120, fieldCode('VALUE.INVALID'));
const MESSAGE = { type: 'object', additionalProperties: true } as const;

/** Where a provider says that something happened. Nothing of the message is read: the provider is asked. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/signing')
export class SigningEventsController {
  constructor(
    private readonly callbacks: SigningCallbacks,
    private readonly errands: SigningErrands,
  ) {}

  /** 404 for an address that we did not give to the provider. */
  @Post('events/:token')
  @ApiBody({ schema: MESSAGE })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true })
  @Header('cache-control', 'no-store')
  async take(@Param('token', { schema: tokenSchema }) token: string) {
    const requestId = this.callbacks.requestOf(token);
    if (!requestId) throw ProblemException.notFound();
    await this.errands.hurry(requestId);
    return { received: true };
  }
}
