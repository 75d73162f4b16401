import { Body, Controller, Get, Header, Param, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { SANDBOX_POLICY } from '../../platform/html/sandbox-styles.js';
import { SandboxDesk } from './sandbox-desk.service.js';
import { SANDBOX_ANSWERS, type SandboxAnswer, type SandboxSigning } from './sandbox-page.js';

const tokenSchema = z.string().max(120, fieldCode('VALUE.INVALID'));
const formSchema = z.object({ answer: z.enum(SANDBOX_ANSWERS, fieldCode('CHOICE.INVALID')) });

const HTML = 'text/html; charset=utf-8';

/** The sandbox's page to sign at; 404 where nothing was sent to it. */
@ApiTags('webhooks')
@Public()
@Controller('firma-de-prueba')
export class SigningSandboxController {
  constructor(private readonly desk: SandboxDesk) {}

  @Get(':token')
  @ApiOkResponse({ content: { 'text/html': {} } })
  @Header('content-type', HTML)
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', SANDBOX_POLICY)
  @Header('referrer-policy', 'no-referrer')
  async show(@Param('token', { schema: tokenSchema }) token: string): Promise<string> {
    return pageOf(await this.desk.signing(token));
  }

  /** Whoever knows the address may sign, as at any provider: no cookie is looked at, so none can be misused. */
  @Post(':token')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 303, description: 'Back to where it began' })
  @RouteConfig({ ignoresCookies: true })
  async answer(
    @Param('token', { schema: tokenSchema }) token: string,
    @Body({ schema: formSchema }) { answer }: { answer: SandboxAnswer },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.desk.answer(token, answer);
    const { backUrl } = await this.desk.signing(token);
    await reply.redirect(backUrl ?? `/firma-de-prueba/${token}`, 303);
  }
}

/** Rendered by what is loaded when somebody first signs here: in production nobody does. */
async function pageOf(signing: SandboxSigning): Promise<string> {
  const { renderSandboxPage } = await import('./sandbox-page.view.js');
  return renderSandboxPage(signing);
}
