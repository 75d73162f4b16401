import type { Route } from './+types/account.conversation.js';
import { accountMeta } from '../features/account/account-meta.js';
import { ConversationPage } from '../features/messages/ConversationPage.js';

export const meta = accountMeta('Mensaje');

export default function Conversation({ params: { id } }: Route.ComponentProps) {
  return <ConversationPage key={id} id={id} />;
}
