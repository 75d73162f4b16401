import { Body, Controller, Get, Header, Param, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { SANDBOX_POLICY } from '../../platform/html/sandbox-styles.js';
import type { SandboxCheckout } from './sandbox-page.js';
import { SandboxService } from './sandbox.service.js';
import { testCard } from './test-cards.js';

const idSchema = z.uuid(fieldCode('ID.INVALID'));
const formSchema = z.object({ card: z.string().transform(testCard) });

const HTML = 'text/html; charset=utf-8';
const NOT_TAKEN = 'No pudimos avisar del resultado. Vuelva a intentarlo; el pago se hará una sola vez.';
const NO_CARD = 'Elija una de las tarjetas de prueba.';

/** The sandbox's hosted page; 404 where another provider takes cards, or none. */
@ApiTags('webhooks')
@Public()
@Controller('pago-de-prueba')
export class SandboxController {
  constructor(private readonly sandbox: SandboxService) {}

  @Get(':id')
  @ApiOkResponse({ content: { 'text/html': {} } })
  @Header('content-type', HTML)
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', SANDBOX_POLICY)
  async show(@Param('id', { schema: idSchema }) id: string): Promise<string> {
    return pageOf(await this.sandbox.checkout(id));
  }

  /** Whoever knows the address may pay, as at any provider: no cookie is looked at, so none can be misused. */
  @Post(':id')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 303, description: 'Back to where the payment began' })
  @RouteConfig({ ignoresCookies: true })
  async pay(
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: formSchema }) { card }: z.output<typeof formSchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const checkout = await this.sandbox.checkout(id);
    const again = async (status: number, problem: string) => {
      const page = await pageOf(checkout, problem);
      await reply
        .status(status)
        .type(HTML)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': SANDBOX_POLICY })
        .send(page);
    };
    if (!card) return again(422, NO_CARD);
    const taken = !checkout.open || (await this.sandbox.settle(id, card));
    if (!taken) return again(502, NOT_TAKEN);
    await reply.redirect(checkout.successUrl, 303);
  }
}

/** Rendered by what is loaded when somebody first pays here: in production nobody does. */
async function pageOf(checkout: SandboxCheckout, problem?: string): Promise<string> {
  const { renderSandboxPage } = await import('./sandbox-page.js');
  return renderSandboxPage(checkout, problem);
}
