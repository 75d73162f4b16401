export { unreadByStaff } from './conversations.resource.js';
export { MessagesModule } from './messages.module.js';
