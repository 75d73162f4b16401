import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type PasswordStrength, passwordStrengthRequestSchema, passwordStrengthSchema } from '@flota/schemas';
import type { z } from 'zod';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';
import { Public } from './access.js';
import { strengthOfNew } from './new-passwords.js';

/** Somebody who thinks and types asks a dozen times; judging takes up to a tenth of a second. */
const ASKED_PER_ADDRESS: Limit = { name: 'password-strength', points: 60, seconds: 600 };

@ApiTags('sign-in')
@Public()
@Controller('api/auth/password-strength')
export class PasswordStrengthController {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * What will be said of a password when it is chosen, so that nobody has to send the form to learn it. Nothing is kept;
   * it goes the way the password goes a moment later.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: passwordStrengthSchema })
  async judge(
    @Body({ schema: passwordStrengthRequestSchema })
    { password, about }: z.output<typeof passwordStrengthRequestSchema>,
    @Ip() address: string,
  ): Promise<PasswordStrength> {
    await this.limiter.consume(ASKED_PER_ADDRESS, address);
    return strengthOfNew(password, about);
  }
}
