export { ConversationsService } from './conversations.service.js';
export { InboundConversations } from './inbound-conversations.js';
export { MessagesModule } from './messages.module.js';
