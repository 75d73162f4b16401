import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { SandboxForm, SandboxPage } from '../../platform/sandbox/sandbox-routes.js';
import { SandboxDesk } from './sandbox-desk.service.js';
import { SANDBOX_ANSWERS, type SandboxAnswer, type SandboxSigning } from './sandbox-page.js';

const tokenSchema = z.string().max(120, fieldCode('VALUE.INVALID'));
const formSchema = z.object({ answer: z.enum(SANDBOX_ANSWERS, fieldCode('CHOICE.INVALID')) });

/** The sandbox's page to sign at; 404 where nothing was sent to it. */
@ApiTags('webhooks')
@Public()
@Controller('firma-de-prueba')
export class SigningSandboxController {
  constructor(private readonly desk: SandboxDesk) {}

  @Get(':token')
  @SandboxPage()
  async show(@Param('token', { schema: tokenSchema }) token: string): Promise<string> {
    return pageOf(await this.desk.signing(token));
  }

  /** Whoever knows the address may sign, as at any provider. */
  @Post(':token')
  @SandboxForm('Back to where it began')
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
