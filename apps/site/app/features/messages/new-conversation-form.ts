import { newConversationSchema } from '@flota/schemas';
import { openConversation } from '../../api/account/messages.js';
import { createAccountForm, fileFingerprint } from '../forms/index.js';
import { eachSentAhead } from '../uploads/index.js';
import { filesRefusal } from './message-files.js';

/** What the boxes of a new conversation hold. */
export interface NewConversationValues {
  subject: string;
  /** Empty when it is about none. */
  contractId: string;
  text: string;
  files: File[];
}

export const openNewConversation = () =>
  createAccountForm({
    schema: newConversationSchema,
    toRequest: ({ files: _files, contractId, ...texts }: NewConversationValues) => ({
      ...texts,
      contractId: contractId || null,
    }),
    checkMore: ({ files }) => {
      const code = filesRefusal(files);
      return code ? [{ field: 'files', code }] : [];
    },
    content: ({ files }) => files.map(fileFingerprint),
    post: async (request, idempotencyKey, { files }) =>
      openConversation(request, { uploads: await eachSentAhead('files', files), idempotencyKey }),
  });
