import { Controller, Header, Headers, HttpCode, Inject, Logger, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InboundConversations } from '../../messages/index.js';
import { Public } from '../../platform/auth/access.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { InboundTexts, saysStop } from '../../platform/messaging/inbound-texts.js';
import { TextFates } from '../../platform/messaging/text-fates.js';
import { Connectors } from '../connectors/connectors.js';
import { inboundOf, newsOf, receivedSchema, statusSchema } from './sms-notices.js';
import { SMS_PATH } from './sms-path.js';
import { smsConnector } from './sms.connector.js';
import { isSignedByTwilio } from './twilio-signature.js';

/** What is in it is Twilio's business, and signed. */
const NOTICE = { type: 'object', additionalProperties: { type: 'string' } } as const;
const FORM = 'application/x-www-form-urlencoded';
const XML = 'text/xml; charset=utf-8';

const SILENCE = '<?xml version="1.0" encoding="UTF-8"?><Response/>';
const CONFIRMED =
  '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Listo: ya no le enviaremos SMS. Puede volver a pedirlos en su cuenta.</Message></Response>';

const idSchema = z.uuid();

type Sent = RawBodyRequest<FastifyRequest>;

/** Where Twilio tells what became of messages, and what people wrote. Told twice it is the same. */
@ApiTags('webhooks')
@Public()
@Controller(SMS_PATH)
export class SmsNoticesController {
  private readonly logger = new Logger('Sms');

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
    private readonly connectors: Connectors,
    private readonly fates: TextFates,
    private readonly inbound: InboundTexts,
    private readonly conversations: InboundConversations,
  ) {}

  /** What became of a message; its id is part of the address. */
  @Post('status')
  @ApiConsumes(FORM)
  @ApiBody({ schema: NOTICE })
  @HttpCode(204)
  @RouteConfig({ ignoresCookies: true })
  @Header('cache-control', 'no-store')
  async status(@Req() request: Sent, @Headers('x-twilio-signature') signature = ''): Promise<void> {
    const told = await this.read(request, signature, statusSchema);
    const id = idSchema.safeParse(new URL(request.url, this.env.APP_URL).searchParams.get('id')).data;
    const news = newsOf(told, id);
    if (news) await this.fates.note(news);
  }

  /** What somebody wrote. Whoever says stop is told that it is so. */
  @Post('inbound')
  @ApiConsumes(FORM)
  @ApiBody({ schema: NOTICE })
  @ApiOkResponse({ content: { 'text/xml': { schema: { type: 'string' } } } })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true })
  @Header('content-type', XML)
  @Header('cache-control', 'no-store')
  async received(@Req() request: Sent, @Headers('x-twilio-signature') signature = ''): Promise<string> {
    const received = await this.read(request, signature, receivedSchema);
    const inbound = inboundOf(received);
    if (!inbound) return SILENCE;
    await this.inbound.take(inbound, (database, owe) => this.conversations.take(database, owe, inbound));
    // Where Twilio knew the word it has answered already.
    return saysStop(inbound.text) && !received.OptOutType ? CONFIRMED : SILENCE;
  }

  /** 404 while it is off, 400 for what its account did not sign. */
  private async read<Schema extends z.ZodType<{ AccountSid: string }>>(
    { rawBody, url: path }: Sent,
    signature: string,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const connection = await this.connectors.of(smsConnector);
    if (!connection) throw ProblemException.notFound();
    const { accountSid, authToken } = connection.settings;
    const form = new URLSearchParams(rawBody?.toString('utf8') ?? '');
    if (!isSignedByTwilio(authToken, signature, { url: this.env.APP_URL + path, form })) {
      this.logger.warn('A notice was refused: not signed by Twilio');
      throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'The signature does not fit.' });
    }
    const { data } = schema.safeParse(Object.fromEntries(form));
    if (data?.AccountSid !== accountSid) {
      throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'No notice of this account.' });
    }
    return data;
  }
}
