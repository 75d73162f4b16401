import { Controller, Header, Headers, HttpCode, Logger, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { MailFates } from '../../platform/outbox/mail-fates.js';
import { Connectors } from '../connectors/connectors.js';
import { isSigned } from './event-signature.js';
import { mailApiConnector } from './mail-api.connector.js';
import { mailEventsSchema, newsOf } from './mail-events.js';

/** What is in it is the provider's business, and signed. */
const EVENTS = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

/** A batch has 768 kB at most. */
const MOST_BYTES = 1024 * 1024;

/** Where SendGrid tells what became of mails (Signed Event Webhook). Told twice it is the same. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/mail-api')
export class MailEventsController {
  private readonly logger = new Logger('MailEvents');

  constructor(
    private readonly connectors: Connectors,
    private readonly fates: MailFates,
  ) {}

  @Post('events')
  @ApiBody({ schema: EVENTS })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true, mostBytes: MOST_BYTES })
  @Header('cache-control', 'no-store')
  async take(
    @Req() { body, rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('x-twilio-email-event-webhook-signature') signature = '',
    @Headers('x-twilio-email-event-webhook-timestamp') timestamp = '',
  ): Promise<{ received: true }> {
    const connection = await this.connectors.of(mailApiConnector);
    const key = connection?.settings.verificationKey;
    if (!key) throw ProblemException.notFound();
    if (!isSigned({ body: rawBody ?? Buffer.alloc(0), signature, timestamp }, key)) {
      this.logger.warn('Events refused: not signed by the provider');
      throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'The signature does not fit.' });
    }
    const { data: events } = mailEventsSchema.safeParse(body);
    if (!events) throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'No list of events.' });
    for (const event of events) {
      const news = newsOf(event);
      if (news) await this.fates.note(news);
    }
    return { received: true };
  }
}
