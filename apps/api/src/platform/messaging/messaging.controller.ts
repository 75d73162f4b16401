import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type MessagingOffer, messagingOfferSchema } from '@flota/schemas';
import { Public } from '../auth/access.js';
import { MessageWays } from './message-channel.js';

@ApiTags('site')
@Public()
@Controller('api/messaging')
export class MessagingController {
  constructor(private readonly ways: MessageWays) {}

  /** By what we can write to a telephone, besides mail. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ standardSchema: messagingOfferSchema })
  async offer(): Promise<MessagingOffer> {
    return { channels: await this.ways.channels() };
  }
}
