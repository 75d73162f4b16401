import { asTold } from '@flota/client';
import type { AccountConversation, AccountMessage, ConversationSummary, NewConversationRating } from '@flota/schemas';
import { accountApi, openLink, answered } from './client.js';

const CONVERSATIONS = '/api/customers/conversations';

const conversation = (id: string): string => `${CONVERSATIONS}/${encodeURIComponent(id)}`;

/** As the API reads messages: the texts as JSON, then by which uploads its files came. */
function toFormData(message: object, uploads: readonly string[]): FormData {
  const form = new FormData();
  form.set('message', JSON.stringify(message));
  for (const upload of uploads) form.append('files', upload);
  return form;
}

interface Sending {
  /** Ids of the files that were sent ahead. */
  uploads: readonly string[];
  idempotencyKey: string;
}

export const readConversations = async () =>
  (await accountApi.get(CONVERSATIONS, asTold<{ conversations: ConversationSummary[] }>())).conversations;

/** Reading it marks it as read. */
export const readConversation = (id: string): Promise<AccountConversation> =>
  accountApi.get(conversation(id), asTold<AccountConversation>());

export const openConversation = (message: object, { uploads, idempotencyKey }: Sending) =>
  accountApi.post(CONVERSATIONS, toFormData(message, uploads), asTold<AccountConversation>(), { idempotencyKey });

export async function sendMessage(
  conversationId: string,
  text: string,
  { uploads, idempotencyKey }: Sending,
): Promise<AccountMessage> {
  const path = `${conversation(conversationId)}/messages`;
  return answered(
    await accountApi.post(path, toFormData({ text }, uploads), asTold<AccountMessage>(), { idempotencyKey }),
  );
}

/** How they were attended to in a conversation that is closed. */
export const rateConversation = (conversationId: string, rating: NewConversationRating) =>
  accountApi.put(`${conversation(conversationId)}/rating`, rating, asTold());

export const openAttachment = (messageId: string, fileId: string): Promise<void> =>
  openLink(`/api/customers/attachments/${encodeURIComponent(messageId)}/${encodeURIComponent(fileId)}/link`);
