import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  conversationReadSchema,
  conversationStateSchema,
  MESSAGE_MAX_FILES,
  messageSchema,
  newMessageSchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { StaffDownloads } from '../platform/storage/staff-downloads.js';
import { ConversationsService } from './conversations.service.js';
import { readMessageForm } from './message-form.js';
import { MessageWriter } from './message-writer.js';

const uuid = z.uuid(fieldCode('ID.INVALID'));

/** What staff do with a conversation besides finding it, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/conversations/:id')
export class ConversationsAdminController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly writer: MessageWriter,
    private readonly downloads: StaffDownloads,
  ) {}

  /** Multipart as the customer's own messages. */
  @Post('messages')
  @StaffMay('conversations', 'answer')
  @TakesForm({ json: { message: newMessageSchema }, files: { files: MESSAGE_MAX_FILES } })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: messageSchema })
  async answer(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Req() request: FastifyRequest,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    return this.conversations.answer(staff, id, await readMessageForm(request, newMessageSchema), key);
  }

  @Post('state')
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
  @Post('read')
  @HttpCode(204)
  @StaffMay('conversations', 'answer')
  async read(
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: conversationReadSchema }) { until }: z.output<typeof conversationReadSchema>,
  ): Promise<void> {
    await this.conversations.markRead(id, new Date(until));
  }

  @Get('files/:fileId')
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
