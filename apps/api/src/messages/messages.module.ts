import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { WorkSharingModule } from '../work-sharing/index.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { cannedAnswersResource } from './canned/canned-answers.resource.js';
import { ConversationsAdminController } from './conversations.admin.controller.js';
import { ConversationsController } from './conversations.controller.js';
import { conversationsResource, unreadByStaff } from './conversations.resource.js';
import { ConversationsService } from './conversations.service.js';
import { InboundConversations } from './inbound-conversations.js';
import { MessageAnswerMail } from './message-answer.mail.js';
import { MessageAnswerText } from './message-answer.text.js';
import { MessageNoticeMail } from './message-notice.mail.js';
import { MessageWriter } from './message-writer.js';
import { StaffConversations } from './staff-conversations.service.js';
import { ClosedConversationsSweep } from './work/closed-conversations.sweep.js';
import { ConversationOwners } from './work/conversation-owners.service.js';
import { ConversationRatings } from './work/conversation-ratings.service.js';
import { conversationSettingsResource } from './work/conversation-settings.resource.js';
import { MessageClosedMail } from './work/message-closed.mail.js';

@Module({
  imports: [ContentModule, CryptoModule, FormsModule, WorkSharingModule],
  controllers: [ConversationsController, ConversationsAdminController],
  providers: [
    ConversationOwners,
    ConversationRatings,
    ConversationsService,
    ClosedConversationsSweep,
    InboundConversations,
    MessageWriter,
    MessageAnswerMail,
    MessageAnswerText,
    MessageClosedMail,
    MessageNoticeMail,
    StaffConversations,
  ],
  exports: [ConversationsService, InboundConversations],
})
export class MessagesModule {
  constructor(resources: ResourceRegistry, { conversation }: PrismaService, encryption: FieldEncryption) {
    resources.register(
      conversationsResource(unreadByStaff(conversation), encryption),
      conversationSettingsResource,
      cannedAnswersResource,
    );
  }
}
