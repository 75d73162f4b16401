import { Box, Stack } from '@mui/material';
import type { AdminConversation, AdminConversationRow } from '@flota/schemas';
import { useCanAccess, useShowContext } from 'react-admin';
import { useEffect } from 'react';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { Composer } from './answers/Composer.js';
import { ConversationFacts } from './ConversationFacts.js';
import { Thread } from './Thread.js';
import { RecordShow } from '../../components/RecordShow.js';
import { Waiting } from '../../components/Waiting.js';

/** The customer may write while somebody reads. */
const REFRESH_MS = 30_000;

const ConversationShow = () => (
  <RecordShow component="div" queryOptions={{ refetchInterval: REFRESH_MS }}>
    <Conversation />
  </RecordShow>
);
export default ConversationShow;

function Conversation() {
  const { record: conversation } = useShowContext<AdminConversationRow | AdminConversation>();
  if (!conversation) return null;
  // Coming from the list, react-admin shows the list's row until the whole conversation is there.
  if (!('messages' in conversation)) {
    return <Waiting name="Cargando la conversación" height={480} />;
  }
  return <OpenConversation conversation={conversation} />;
}

function OpenConversation({ conversation }: { conversation: AdminConversation }) {
  const { canAccess: answers = false } = useCanAccess({ resource: 'conversations', action: 'answer' });
  useMarkRead(conversation, answers);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' } }}>
      <Stack spacing={2}>
        <Thread conversation={conversation} />
        {answers && <Composer key={conversation.id} conversation={conversation} />}
      </Stack>
      <Box sx={{ order: { xs: -1, md: 0 } }}>
        <ConversationFacts conversation={conversation} mayAnswer={answers} />
      </Box>
    </Box>
  );
}

/** What was shown to somebody who answers counts as read, and nothing that came after it. */
function useMarkRead({ id, unread, lastMessageAt }: AdminConversation, answers: boolean): void {
  useEffect(() => {
    if (!unread || !answers) return;
    const body = { until: lastMessageAt };
    http.send(`/api/admin/conversations/${id}/read`, { method: 'POST', body }).catch((error: unknown) => {
      // It stays unread, and is marked when somebody opens it again.
      if (!(error instanceof ApiProblem)) throw error;
    });
  }, [id, unread, lastMessageAt, answers]);
}
