import { Body, Controller, Get, Header, Param, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { SANDBOX_POLICY } from '../../platform/html/sandbox-styles.js';
import type { SandboxSetup } from './sandbox-card-page.js';
import { SandboxService } from './sandbox.service.js';
import { testCard } from './test-cards.js';

const idSchema = z.uuid(fieldCode('ID.INVALID'));
const formSchema = z.object({ card: z.string().transform(testCard) });

const HTML = 'text/html; charset=utf-8';
const HEADERS = { 'cache-control': 'no-store', 'content-security-policy': SANDBOX_POLICY };
const NOT_TAKEN = 'No pudimos avisar que la guardó. Vuelva a intentarlo; se guardará una sola vez.';
const NO_CARD = 'Elija una de las tarjetas de prueba.';

/** The sandbox's hosted page at which a card is saved; 404 where another provider takes cards, or none. */
@ApiTags('webhooks')
@Public()
@Controller('tarjeta-de-prueba')
export class SandboxCardsController {
  constructor(private readonly sandbox: SandboxService) {}

  @Get(':id')
  @ApiOkResponse({ content: { 'text/html': {} } })
  @Header('content-type', HTML)
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', SANDBOX_POLICY)
  async show(@Param('id', { schema: idSchema }) id: string): Promise<string> {
    return pageOf(await this.sandbox.setup(id));
  }

  /** Whoever knows the address may save one, as at any provider: no cookie is looked at, so none can be misused. */
  @Post(':id')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 303, description: 'Back to where the card was to be saved' })
  @RouteConfig({ ignoresCookies: true })
  async save(
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: formSchema }) { card }: z.output<typeof formSchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const setup = await this.sandbox.setup(id);
    const again = async (status: number, problem: string) => {
      await reply
        .status(status)
        .type(HTML)
        .headers(HEADERS)
        .send(await pageOf(setup, problem));
    };
    if (!card) return again(422, NO_CARD);
    const taken = !setup.open || (await this.sandbox.saveCard(id, card.number));
    if (!taken) return again(502, NOT_TAKEN);
    await reply.redirect(setup.successUrl, 303);
  }
}

/** Rendered by what is loaded when somebody first saves a card here: in production nobody does. */
async function pageOf(setup: SandboxSetup, problem?: string): Promise<string> {
  const { renderSandboxCardPage } = await import('./sandbox-card-page.js');
  return renderSandboxCardPage(setup, problem);
}
