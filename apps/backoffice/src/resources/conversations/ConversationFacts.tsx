import { Button, Link } from '@mui/material';
import type { AdminConversation } from '@flota/schemas';
import { useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { CONVERSATION_STATE_LOOK } from '../../components/states/conversations.js';
import { useTask } from '../../components/use-task.js';
import { formatInstant } from '../../i18n/format.js';

interface ConversationFactsProps {
  conversation: AdminConversation;
  mayClose: boolean;
}

/** Who writes about what, and whether it is settled. */
export const ConversationFacts = ({ conversation, mayClose }: ConversationFactsProps) => (
  <Section title="Datos" actions={<StateChip look={CONVERSATION_STATE_LOOK[conversation.state]} />}>
    <Figures>
      <Figure label="Cliente">
        <RecordLink resource="customers" id={conversation.customer.id}>
          {conversation.customer.name}
        </RecordLink>
      </Figure>
      <Figure label="Correo">
        <Link href={`mailto:${conversation.customer.email}`}>{conversation.customer.email}</Link>
      </Figure>
      {conversation.contractId && (
        <Figure label="Contrato">
          <RecordLink resource="contracts" id={conversation.contractId}>
            {conversation.contractNumber}
          </RecordLink>
        </Figure>
      )}
      <Figure label="Folio">{conversation.folio}</Figure>
      <Figure label="Iniciada">{formatInstant(conversation.createdAt)}</Figure>
    </Figures>
    {mayClose && <StateSwitch conversation={conversation} />}
  </Section>
);

/** Nobody is told, and a customer who writes opens it again: it needs no confirmation. */
function StateSwitch({ conversation: { id, state } }: { conversation: AdminConversation }) {
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const next = state === 'open' ? 'closed' : 'open';
  const change = () =>
    run(
      async () => {
        await http.send(`/api/admin/conversations/${id}/state`, { method: 'POST', body: { state: next } });
        refresh();
      },
      next === 'closed' ? 'Conversación cerrada' : 'Conversación abierta',
    );
  return (
    <Button variant="outlined" loading={busy} onClick={() => void change()} sx={{ mt: 2 }}>
      {next === 'closed' ? 'Cerrar conversación' : 'Volver a abrir'}
    </Button>
  );
}
