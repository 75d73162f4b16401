import { Body, Controller, Get, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { syntageOfferSchema, syntageRequestSchema, syntageStatusSchema, fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { SyntageService } from './syntage.service.js';

const tokenSchema = z.string().regex(/^[\w-]{43}$/, fieldCode('TOKEN.INVALID'));

@ApiTags('leads')
@Public()
@Controller('api/syntage')
export class SyntageController {
  constructor(private readonly syntage: SyntageService) {}

  @WhileSiteOpen()
  @Get()
  @ApiOkResponse({ standardSchema: syntageOfferSchema })
  async offer(): Promise<z.output<typeof syntageOfferSchema>> {
    return { offered: await this.syntage.isOffered() };
  }

  /** Takes a company's consent; 409 where nothing could follow it. The same `Idempotency-Key` gets the same request, and one mail. */
  @WhileSiteOpen()
  @Post()
  @ApiCreatedResponse({ standardSchema: syntageStatusSchema })
  request(
    @Body({ schema: syntageRequestSchema }) request: z.output<typeof syntageRequestSchema>,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ) {
    return this.syntage.request(request, { key, address });
  }

  @Get(':token')
  @ApiOkResponse({ standardSchema: syntageStatusSchema })
  show(@Param('token', { schema: tokenSchema }) token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('cache-control', 'private, no-store');
    return this.syntage.byToken(token);
  }
}
