import { Controller, Get, Global, HttpStatus, Ip, Module, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';
import { BotDefence } from './bot-defence.js';

@ApiTags('public forms')
@Public()
@Controller('api/altcha')
class AltchaController {
  constructor(private readonly defence: BotDefence) {}

  /** A proof-of-work challenge for a public form; 204 when the defence is off and the form needs none. */
  @Get('challenge')
  @ApiOkResponse()
  @ApiNoContentResponse()
  async challenge(@Ip() address: string, @Res() reply: FastifyReply): Promise<void> {
    const challenge = await this.defence.challenge(address);
    void reply.header('cache-control', 'no-store');
    await (challenge ? reply.send(challenge) : reply.status(HttpStatus.NO_CONTENT).send());
  }
}

@Global()
@Module({ controllers: [AltchaController], providers: [BotDefence], exports: [BotDefence] })
export class BotDefenceModule {}
