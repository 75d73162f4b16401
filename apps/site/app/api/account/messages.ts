import {
  type AccountConversation,
  type AccountMessage,
  conversationSchema,
  conversationsSchema,
  messageSchema,
} from '@flota/schemas';
import { accountApi, accountUploadApi, openLink, answered } from './client.js';

const CONVERSATIONS = '/api/customers/conversations';

const conversation = (id: string): string => `${CONVERSATIONS}/${encodeURIComponent(id)}`;

/** As the API reads messages: the texts as JSON, then the files. */
function toFormData(message: object, files: readonly File[]): FormData {
  const form = new FormData();
  form.set('message', JSON.stringify(message));
  for (const file of files) form.append('files', file);
  return form;
}

interface Sending {
  files: readonly File[];
  idempotencyKey: string;
  onProgress: (share: number) => void;
}

export const readConversations = async () => (await accountApi.get(CONVERSATIONS, conversationsSchema)).conversations;

/** Reading it marks it as read. */
export const readConversation = (id: string): Promise<AccountConversation> =>
  accountApi.get(conversation(id), conversationSchema);

export const openConversation = (message: object, { files, idempotencyKey, onProgress }: Sending) =>
  accountUploadApi(onProgress).post(CONVERSATIONS, toFormData(message, files), conversationSchema, { idempotencyKey });

export async function sendMessage(
  conversationId: string,
  text: string,
  { files, idempotencyKey, onProgress }: Sending,
): Promise<AccountMessage> {
  const path = `${conversation(conversationId)}/messages`;
  return answered(
    await accountUploadApi(onProgress).post(path, toFormData({ text }, files), messageSchema, { idempotencyKey }),
  );
}

export const openAttachment = (messageId: string, fileId: string): Promise<void> =>
  openLink(`/api/customers/attachments/${encodeURIComponent(messageId)}/${encodeURIComponent(fileId)}/link`);
