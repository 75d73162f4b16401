import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { SandboxForm, SandboxPage, showAgain } from '../../platform/sandbox/sandbox-routes.js';
import type { SandboxSetup } from './sandbox-card-page.js';
import { SandboxService } from './sandbox.service.js';
import { type ChosenCard, chosenCardSchema, idSchema, NO_CARD } from './chosen-card.js';

const NOT_TAKEN = 'No pudimos avisar que la guardó. Vuelva a intentarlo; se guardará una sola vez.';

/** The sandbox's hosted page at which a card is saved; 404 where another provider takes cards, or none. */
@ApiTags('webhooks')
@Public()
@Controller('tarjeta-de-prueba')
export class SandboxCardsController {
  constructor(private readonly sandbox: SandboxService) {}

  @Get(':id')
  @SandboxPage()
  async show(@Param('id', { schema: idSchema }) id: string): Promise<string> {
    return pageOf(await this.sandbox.setup(id));
  }

  /** Whoever knows the address may save one, as at any provider. */
  @Post(':id')
  @SandboxForm('Back to where the card was to be saved')
  async save(
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: chosenCardSchema }) { card }: ChosenCard,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const setup = await this.sandbox.setup(id);
    const again = async (status: number, problem: string) => showAgain(reply, status, await pageOf(setup, problem));
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
