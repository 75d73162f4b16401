import { Body, Controller, Get, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  calculatedQuoteSchema,
  quoteTermsSchema,
  createQuoteRequestSchema,
  type QuoteTerms,
  savedQuoteSchema,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { QuoteDocuments } from './quote-documents.js';
import { quoteTokenSchema } from './quote-token.js';
import { QuotesService } from './quotes.service.js';

@ApiTags('quotes')
@Public()
@Controller('api/quotes')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly documents: QuoteDocuments,
  ) {}

  /** Figures and schedule; nothing is stored. 422 names each field that the plan does not allow. */
  @WhileSiteOpen()
  @Post('calculate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: calculatedQuoteSchema })
  calculate(@Body({ schema: quoteTermsSchema }) terms: QuoteTerms) {
    return this.quotes.calculate(terms);
  }

  /** Stores a quote and mails it with its PDF. The same `Idempotency-Key` gets the same quote, and one mail. */
  @WhileSiteOpen()
  @Post()
  @ApiCreatedResponse({ standardSchema: savedQuoteSchema })
  create(
    @Body({ schema: createQuoteRequestSchema }) request: z.output<typeof createQuoteRequestSchema>,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ) {
    return this.quotes.create(request, { key, address });
  }

  /** The quote that a mailed link leads to. 404 unknown, 410 expired. */
  @Get(':token')
  @ApiOkResponse({ standardSchema: savedQuoteSchema })
  show(@Param('token', { schema: quoteTokenSchema }) token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('cache-control', 'private, no-store');
    return this.quotes.byToken(token);
  }

  @Get(':token/pdf')
  async pdf(@Param('token', { schema: quoteTokenSchema }) token: string, @Res() reply: FastifyReply) {
    const quote = await this.quotes.openByToken(token);
    await sendPdf(reply, quote.folio, await this.documents.pdf(quote));
  }
}

export async function sendPdf(reply: FastifyReply, folio: string, pdf: Buffer): Promise<void> {
  await reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="cotizacion-${folio}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(pdf);
}
