import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  conversationRatingSchema,
  conversationReceiptSchema,
  conversationSchema,
  conversationsSchema,
  customerContactSchema,
  fileLinkSchema,
  MESSAGE_MAX_FILES,
  messageSchema,
  newConversationSchema,
  type NewConversationRating,
  newMessageSchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CustomerOnly, InView } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { ConversationsService } from './conversations.service.js';
import { readMessageForm } from './message-form.js';
import { ConversationRatings } from './work/conversation-ratings.service.js';

const uuid = z.uuid(fieldCode('ID.INVALID'));

/** A customer writes to customer care. The same `Idempotency-Key` gets the same message. */
@ApiTags('messages')
@ApiBearerAuth()
@CustomerOnly('manage')
@Controller('api/customers')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly ratings: ConversationRatings,
  ) {}

  /** A message without files, which opens a conversation. */
  @Post('contact')
  @CustomerOnly('manage', 'message.written')
  @ApiCreatedResponse({ standardSchema: conversationReceiptSchema })
  async contact(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: customerContactSchema }) { subject, message: text }: z.output<typeof customerContactSchema>,
    @IdempotencyKey() key: string | undefined,
  ) {
    const message = { subject, text, contractId: null };
    const route = 'POST /api/customers/contact';
    const id = await this.conversations.open(customer, { message, files: [] }, { route, key });
    const { folio } = await this.conversations.read(customer, id);
    return { id, folio };
  }

  @Get('conversations')
  @InView()
  @ApiOkResponse({ standardSchema: conversationsSchema })
  async list(@SignedInCustomer() customer: CurrentCustomer) {
    return { conversations: await this.conversations.list(customer) };
  }

  @Post('conversations')
  @CustomerOnly('manage', 'message.written')
  @TakesForm({ json: { message: newConversationSchema }, files: { files: MESSAGE_MAX_FILES } })
  @ApiCreatedResponse({ standardSchema: conversationSchema })
  async open(
    @SignedInCustomer() customer: CurrentCustomer,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ) {
    const form = await readMessageForm(request, newConversationSchema);
    const route = 'POST /api/customers/conversations';
    const id = await this.conversations.open(customer, form, { route, key });
    return this.conversations.read(customer, id);
  }

  /** Reading it marks it as read. */
  @Get('conversations/:id')
  @InView()
  @ApiOkResponse({ standardSchema: conversationSchema })
  read(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: uuid }) id: string) {
    return this.conversations.read(customer, id);
  }

  @Post('conversations/:id/messages')
  @CustomerOnly('manage', 'message.written')
  @TakesForm({ json: { message: newMessageSchema }, files: { files: MESSAGE_MAX_FILES } })
  @ApiCreatedResponse({ standardSchema: messageSchema })
  async write(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: uuid }) id: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.conversations.write(customer, id, await readMessageForm(request, newMessageSchema), key);
  }

  /** How they were attended to, once it is closed; said again, the last counts. */
  @Put('conversations/:id/rating')
  @CustomerOnly('manage', 'message.rated')
  @HttpCode(204)
  async rate(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: conversationRatingSchema }) rating: NewConversationRating,
  ): Promise<void> {
    await this.ratings.rate(customer, id, rating);
  }

  @Post('attachments/:messageId/:fileId/link')
  @CustomerOnly('manage', 'file.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('messageId', { schema: uuid }) messageId: string,
    @Param('fileId', { schema: uuid }) fileId: string,
  ) {
    return this.conversations.link(customer, messageId, fileId);
  }
}
