import { createHmac } from 'node:crypto';
import {
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Logger,
  Post,
  Query,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InboundConversations } from '../../messages/index.js';
import { Public } from '../../platform/auth/access.js';
import { sameText } from '../../platform/crypto/keys.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { InboundTexts } from '../../platform/messaging/inbound-texts.js';
import { TextFates } from '../../platform/messaging/text-fates.js';
import { Connectors } from '../connectors/connectors.js';
import { notificationSchema, toldBy } from './notifications.js';
import { whatsappConnector } from './whatsapp.connector.js';

const line = z.string(fieldCode('VALUE.INVALID')).max(300, fieldCode('VALUE.INVALID')).optional();
const verificationSchema = z.object({ 'hub.mode': line, 'hub.verify_token': line, 'hub.challenge': line });

/** What is in it is Meta's business, and signed. */
const NOTIFICATION = { type: 'object', additionalProperties: true } as const;
const MOST_BYTES = 3 * 1024 * 1024;

/** Where Meta tells what became of messages, and what people wrote. Told twice it is the same. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/whatsapp/webhook')
export class WhatsappWebhookController {
  private readonly logger = new Logger('Whatsapp');

  constructor(
    private readonly connectors: Connectors,
    private readonly fates: TextFates,
    private readonly inbound: InboundTexts,
    private readonly conversations: InboundConversations,
  ) {}

  /** Meta asks once whether this address is ours: whoever knows the token is answered with the challenge. */
  @Get()
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  async verify(@Query({ schema: verificationSchema }) query: z.output<typeof verificationSchema>): Promise<string> {
    const { verifyToken } = await this.settings();
    const { 'hub.challenge': challenge = '', 'hub.mode': mode, 'hub.verify_token': token = '' } = query;
    if (mode !== 'subscribe' || !sameText(token, verifyToken) || !/^\w+$/.test(challenge))
      throw ProblemException.forbidden();
    return challenge;
  }

  @Post()
  @ApiBody({ schema: NOTIFICATION })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true, mostBytes: MOST_BYTES })
  @Header('cache-control', 'no-store')
  async take(
    @Req() { body, rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('x-hub-signature-256') signature = '',
  ): Promise<{ received: true }> {
    const { appSecret, phoneNumberId } = await this.settings();
    const expected = createHmac('sha256', appSecret)
      .update(rawBody ?? '')
      .digest('hex');
    if (!sameText(signature, `sha256=${expected}`)) {
      this.logger.warn('A notification was refused: not signed by Meta');
      throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'The signature does not fit.' });
    }
    const { data: notification } = notificationSchema.safeParse(body);
    if (!notification) throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'No notification of WhatsApp.' });
    const { inbound, news } = toldBy(notification, phoneNumberId);
    for (const one of news) await this.fates.note(one);
    for (const one of inbound) {
      await this.inbound.take(one, (database, owe) => this.conversations.take(database, owe, one));
    }
    return { received: true };
  }

  private async settings() {
    const connection = await this.connectors.of(whatsappConnector);
    if (!connection) throw ProblemException.notFound();
    return connection.settings;
  }
}
