import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  savedQuoteActionSchema,
  savedQuoteSchema,
  savedQuotesLinkRequestSchema,
  savedQuotesRequestSchema,
  savedQuotesSchema,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { WhileSiteOpen } from '../../platform/site-opening/while-site-open.js';
import { SavedQuotesService } from './saved-quotes.service.js';

type Action = z.output<typeof savedQuoteActionSchema>;

/** Quotes found again by whoever reads the mailbox they were made with. Tokens come in the body: addresses get logged. */
@ApiTags('quotes')
@Public()
@WhileSiteOpen()
@Controller('api/saved-quotes')
export class SavedQuotesController {
  constructor(private readonly saved: SavedQuotesService) {}

  /** Mails a link to the quotes of a mailbox. 202 whether or not there are any. */
  @Post('link')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async mailLink(
    @Body({ schema: savedQuotesLinkRequestSchema }) body: z.output<typeof savedQuotesLinkRequestSchema>,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<void> {
    await this.saved.mailLink(body, { key, address });
  }

  /** The quotes that a mailed link leads to. 410 when it is old. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: savedQuotesSchema })
  list(
    @Body({ schema: savedQuotesRequestSchema }) { token }: z.output<typeof savedQuotesRequestSchema>,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'private, no-store');
    return this.saved.list(token, address);
  }

  /** Makes the same quote with the figures of today. The same `Idempotency-Key` gets the same quote, and one mail. */
  @Post('renew')
  @ApiCreatedResponse({ standardSchema: savedQuoteSchema })
  renew(
    @Body({ schema: savedQuoteActionSchema }) { token, quote }: Action,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ) {
    return this.saved.renew(token, quote, { key, address });
  }

  /** Deletes a quote with its personal data, for good. */
  @Post('forget')
  @HttpCode(204)
  async forget(@Body({ schema: savedQuoteActionSchema }) { token, quote }: Action): Promise<void> {
    await this.saved.forget(token, quote);
  }
}
