import type { Route } from './+types/account.conversation.js';
import { ConversationPage } from '../features/messages/ConversationPage.js';

export default function Conversation({ params: { id } }: Route.ComponentProps) {
  return <ConversationPage key={id} id={id} />;
}
