export { MessagesModule } from './messages.module.js';
export { unreadByStaff } from './unread.js';
