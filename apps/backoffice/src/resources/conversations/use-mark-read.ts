import type { AdminConversation } from '@flota/schemas';
import { useEffect } from 'react';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';

/** What was shown to somebody who answers counts as read, and nothing that came after it. */
export function useMarkRead({ id, unread, lastMessageAt }: AdminConversation, answers: boolean): void {
  useEffect(() => {
    if (!unread || !answers) return;
    const body = { until: lastMessageAt };
    http.send(`/api/admin/conversations/${id}/read`, { method: 'POST', body }).catch((error: unknown) => {
      // It stays unread, and is marked when somebody opens it again.
      if (!(error instanceof ApiProblem)) throw error;
    });
  }, [id, unread, lastMessageAt, answers]);
}
