import { Controller, Header, HttpCode, Logger, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SyntageReports } from '../../leads/index.js';
import { Public } from '../../platform/auth/access.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Connectors } from '../connectors/connectors.js';
import { isSignedBySyntage, newsIn, type SyntageNews } from './syntage-messages.js';
import { syntageConnector } from './syntage.connector.js';

const MESSAGE = { type: 'object', additionalProperties: true } as const;

/** Where the provider tells what a company authorised, and what was read. What counts is the signature over the bytes. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/syntage')
export class SyntageEventsController {
  private readonly logger = new Logger('Syntage');

  constructor(
    private readonly connectors: Connectors,
    private readonly reports: SyntageReports,
  ) {}

  /** 404 while it is not connected; 401 for what is not signed, or too old; 400 for what is signed and no message of the provider's. */
  @Post('events')
  @ApiBody({ schema: MESSAGE })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true })
  @Header('cache-control', 'no-store')
  async take(@Req() { rawBody, body, headers }: RawBodyRequest<FastifyRequest>) {
    const connection = await this.connectors.of(syntageConnector);
    if (!connection) throw ProblemException.notFound();
    const header = headers['x-syntage-signature'] ?? headers['x-satws-signature'];
    const signed = {
      body: rawBody ?? Buffer.alloc(0),
      header: Array.isArray(header) ? header[0] : header,
      secret: connection.settings.signingSecret,
    };
    if (!isSignedBySyntage(signed)) {
      const detail = 'Not signed by Syntage, or too old';
      throw this.refused(new ProblemException(401, 'AUTH.REQUIRED', { detail }));
    }
    await this.note(this.read(body));
    return { received: true };
  }

  private async note(news: SyntageNews): Promise<void> {
    if (news?.kind === 'authorisation') await this.reports.noteAuthorisation(news.rfc, news.state, news.at);
    if (news?.kind === 'extraction') await this.reports.noteExtraction(news);
  }

  private read(body: unknown): SyntageNews {
    try {
      return newsIn(body);
    } catch {
      const detail = 'Signed, but no message of Syntage';
      throw this.refused(new ProblemException(400, 'REQUEST.MALFORMED', { detail }));
    }
  }

  private refused(problem: ProblemException): ProblemException {
    this.logger.warn(`Event refused: ${problem.message}`);
    return problem;
  }
}
