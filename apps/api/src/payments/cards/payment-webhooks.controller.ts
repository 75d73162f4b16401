import { Controller, Header, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { RawBodyRequest } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { SavedCards } from '../automatic/cards/saved-cards.service.js';
import { type CardProvider, MessageRefusedError, type ProviderMessage } from '../providers/card-provider.js';
import { CardProviders } from '../providers/card-providers.js';
import { Checkouts } from './checkouts.js';

/** What is in it is the provider's business, and signed. */
const MESSAGE = { type: 'object', additionalProperties: true } as const;

/**
 * Where card providers tell us what became of a payment. What counts is the signature over the bytes they sent. Any
 * answer but 2xx makes them send it again later.
 */
@ApiTags('webhooks')
@Public()
@Controller('api/payments/webhooks')
export class PaymentWebhooksController {
  private readonly logger = new Logger('PaymentWebhooks');

  constructor(
    private readonly providers: CardProviders,
    private readonly checkouts: Checkouts,
    private readonly cards: SavedCards,
  ) {}

  @Post('stripe')
  @ApiBody({ schema: MESSAGE })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true })
  @Header('cache-control', 'no-store')
  fromStripe(@Req() request: RawBodyRequest<FastifyRequest>) {
    return this.take('stripe', request);
  }

  @Post('sandbox')
  @ApiBody({ schema: MESSAGE })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true })
  @Header('cache-control', 'no-store')
  fromSandbox(@Req() request: RawBodyRequest<FastifyRequest>) {
    return this.take('sandbox', request);
  }

  private async take(name: CardProvider['name'], { rawBody, headers }: RawBodyRequest<FastifyRequest>) {
    const provider = await this.providers.current();
    if (provider?.name !== name) throw ProblemException.notFound();
    const message = this.read(() => provider.readMessage(rawBody ?? Buffer.alloc(0), headers));
    await this.checkouts.takeMessage(provider, message);
    if (message.news) await this.cards.take(provider, message.news);
    return { received: true };
  }

  private read(readMessage: () => ProviderMessage): ProviderMessage {
    try {
      return readMessage();
    } catch (error) {
      if (!(error instanceof MessageRefusedError)) throw error;
      this.logger.warn({ err: error }, 'Message refused');
      throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: error.message });
    }
  }
}
