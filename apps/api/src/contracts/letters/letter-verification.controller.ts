import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { letterVerificationRequestSchema, letterVerificationSchema } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { LetterVerificationService } from './letter-verification.service.js';

/** For whoever is shown a letter: a bank, an insurer, who buys the vehicle. */
@ApiTags('letters')
@Public()
@Controller('api/letters')
export class LetterVerificationController {
  constructor(private readonly letters: LetterVerificationService) {}

  /** Whether a letter is ours and still true. Unknown folios and wrong codes are answered alike. */
  @Post('verification')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: letterVerificationSchema })
  verify(
    @Body({ schema: letterVerificationRequestSchema }) asked: z.output<typeof letterVerificationRequestSchema>,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'private, no-store');
    return this.letters.verify(asked, address);
  }
}
