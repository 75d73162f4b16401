import type { AdminConversationRow, ConversationStaff } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/client.js';

/** Makes it somebody's work, or nobody's. */
export const giveConversation = ({ id, owner }: AdminConversationRow, to: string | null): Promise<unknown> =>
  http.send(`/api/admin/conversations/${id}/owner`, { method: 'POST', body: { from: owner?.id ?? null, to } });

/** Who may own conversations. */
export const useConversationStaff = (): ConversationStaff =>
  useQuery({
    queryKey: ['conversation-staff'],
    queryFn: ({ signal }) => http.json<ConversationStaff>('/api/admin/conversation-staff', { signal }),
  }).data ?? [];
