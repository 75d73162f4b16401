import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  conversationNoteSchema,
  type ConversationOwner,
  conversationOwnerSchema,
  conversationReadSchema,
  conversationSatisfactionSchema,
  conversationStaffSchema,
  conversationStateSchema,
  MESSAGE_MAX_FILES,
  messageSchema,
  newAnswerSchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { StaffDownloads } from '../platform/storage/staff-downloads.js';
import { readMessageForm } from './message-form.js';
import { MessageWriter } from './message-writer.js';
import { StaffConversations } from './staff-conversations.service.js';
import { ConversationOwners } from './work/conversation-owners.service.js';
import { ConversationRatings } from './work/conversation-ratings.service.js';

const uuid = z.uuid(fieldCode('ID.INVALID'));

/** What staff do with a conversation besides finding it, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class ConversationsAdminController {
  constructor(
    private readonly conversations: StaffConversations,
    private readonly owners: ConversationOwners,
    private readonly ratings: ConversationRatings,
    private readonly writer: MessageWriter,
    private readonly downloads: StaffDownloads,
  ) {}

  /** Multipart as the customer's own messages. */
  @Post('conversations/:id/messages')
  @StaffMay('conversations', 'answer')
  @TakesForm({ json: { message: newAnswerSchema }, files: { files: MESSAGE_MAX_FILES } })
  @ApiCreatedResponse({ standardSchema: messageSchema })
  async answer(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.conversations.answer(staff, id, await readMessageForm(request, newAnswerSchema), key);
  }

  @Post('conversations/:id/state')
  @HttpCode(204)
  @StaffMay('conversations', 'answer')
  async state(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: conversationStateSchema }) { state }: z.output<typeof conversationStateSchema>,
  ): Promise<void> {
    await this.conversations.setState(staff, id, state);
  }

  /** Only by who answers: an auditor's look must not hide that the customer still waits. */
  @Post('conversations/:id/read')
  @HttpCode(204)
  @StaffMay('conversations', 'answer')
  async read(
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: conversationReadSchema }) { until }: z.output<typeof conversationReadSchema>,
  ): Promise<void> {
    await this.conversations.markRead(id, new Date(until));
  }

  /** Makes it somebody's work, or nobody's. 409 when it is somebody else's by now than whose it was seen to be. */
  @Post('conversations/:id/owner')
  @HttpCode(204)
  @StaffMay('conversations', 'answer')
  async give(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: conversationOwnerSchema }) owner: ConversationOwner,
  ): Promise<void> {
    await this.owners.give(staff, id, owner);
  }

  /** What staff tell each other about it. The customer never sees it. The same key counts once. */
  @Post('conversations/:id/notes')
  @HttpCode(204)
  @StaffMay('conversations', 'answer')
  async note(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: conversationNoteSchema }) { text }: z.output<typeof conversationNoteSchema>,
    @IdempotencyKey() key: string | undefined,
  ): Promise<void> {
    await this.conversations.note(staff, id, text, key);
  }

  /** Who may own conversations. */
  @Get('conversation-staff')
  @StaffMay('conversations', 'list')
  @ApiOkResponse({ standardSchema: conversationStaffSchema })
  readStaff() {
    return this.owners.staff();
  }

  /** What customers said of how they were attended to, by month. */
  @Get('conversation-satisfaction')
  @StaffMay('conversations', 'list')
  @ApiOkResponse({ standardSchema: conversationSatisfactionSchema })
  satisfaction() {
    return this.ratings.byMonth();
  }

  @Get('conversations/:id/files/:fileId')
  @StaffMay('conversations', 'read-file')
  async file(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Param('fileId', { schema: uuid }) fileId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const attachment = await this.writer.attachment({ conversationId: id }, fileId);
    await this.downloads.send(reply, staff, {
      ...attachment,
      resource: 'conversations',
      recordId: id,
      which: fileId,
    });
  }
}
