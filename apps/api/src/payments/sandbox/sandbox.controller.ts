import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { SandboxForm, SandboxPage, showAgain } from '../../platform/sandbox/sandbox-routes.js';
import type { SandboxCheckout } from './sandbox-page.js';
import { SandboxService } from './sandbox.service.js';
import { type ChosenCard, chosenCardSchema, idSchema, NO_CARD } from './chosen-card.js';

const NOT_TAKEN = 'No pudimos avisar del resultado. Vuelva a intentarlo; el pago se hará una sola vez.';

/** The sandbox's hosted page; 404 where another provider takes cards, or none. */
@ApiTags('webhooks')
@Public()
@Controller('pago-de-prueba')
export class SandboxController {
  constructor(private readonly sandbox: SandboxService) {}

  @Get(':id')
  @SandboxPage()
  async show(@Param('id', { schema: idSchema }) id: string): Promise<string> {
    return pageOf(await this.sandbox.checkout(id));
  }

  /** Whoever knows the address may pay, as at any provider. */
  @Post(':id')
  @SandboxForm('Back to where the payment began')
  async pay(
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: chosenCardSchema }) { card }: ChosenCard,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const checkout = await this.sandbox.checkout(id);
    const again = async (status: number, problem: string) => showAgain(reply, status, await pageOf(checkout, problem));
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
