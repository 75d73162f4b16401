export { ConversationsService } from './conversations.service.js';
export { MessagesModule } from './messages.module.js';
