import { accountMeta } from '../features/account/account-meta.js';
import { MessagesPage } from '../features/messages/MessagesPage.js';

export const meta = accountMeta('Mensajes');

export default MessagesPage;
