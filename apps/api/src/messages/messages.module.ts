import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { ConversationsAdminController } from './conversations.admin.controller.js';
import { ConversationsController } from './conversations.controller.js';
import { conversationsResource, unreadByStaff } from './conversations.resource.js';
import { ConversationsService } from './conversations.service.js';
import { InboundConversations } from './inbound-conversations.js';
import { MessageAnswerMail } from './message-answer.mail.js';
import { MessageAnswerText } from './message-answer.text.js';
import { MessageNoticeMail } from './message-notice.mail.js';
import { MessageWriter } from './message-writer.js';

@Module({
  imports: [ContentModule, CryptoModule, FormsModule],
  controllers: [ConversationsController, ConversationsAdminController],
  providers: [
    ConversationsService,
    InboundConversations,
    MessageWriter,
    MessageAnswerMail,
    MessageAnswerText,
    MessageNoticeMail,
  ],
  exports: [ConversationsService, InboundConversations],
})
export class MessagesModule {
  constructor(resources: ResourceRegistry, { conversation }: PrismaService, encryption: FieldEncryption) {
    resources.register(conversationsResource(unreadByStaff(conversation), encryption));
  }
}
