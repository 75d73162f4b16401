export { unreadByStaff } from './conversations.resource.js';
export { ConversationsService } from './conversations.service.js';
export { MessagesModule } from './messages.module.js';
