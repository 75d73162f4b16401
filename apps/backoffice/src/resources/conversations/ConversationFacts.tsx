import { Box, Link, Stack, Typography } from '@mui/material';
import { type AdminConversation, RATING_NAMES } from '@flota/schemas';
import { AnswerClock } from '../../components/answer-clock/AnswerClock.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { CONVERSATION_STATE_LOOK } from '../../components/states/conversations.js';
import { formatAgo, formatInstant } from '../../i18n/format.js';
import { OwnerControl } from './desk/OwnerControl.js';
import { StateSwitch } from './StateSwitch.js';

interface ConversationFactsProps {
  conversation: AdminConversation;
  mayAnswer: boolean;
}

/** Who writes about what, and whether it is settled. */
export const ConversationFacts = ({ conversation, mayAnswer }: ConversationFactsProps) => (
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
      {conversation.waitingSince && <Figure label="Espera respuesta">{formatAgo(conversation.waitingSince)}</Figure>}
      {conversation.owner && !mayAnswer && <Figure label="Responsable">{conversation.owner.name}</Figure>}
      {conversation.rating && <Figure label="Cómo se le atendió">{ratedWords(conversation.rating)}</Figure>}
    </Figures>
    {conversation.rating?.comment && (
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        «{conversation.rating.comment}»
      </Typography>
    )}
    <Box sx={{ mt: 1 }}>
      <AnswerClock answerDueAt={conversation.answerDueAt} />
    </Box>
    {mayAnswer && (
      <Stack spacing={2} sx={{ mt: 2 }}>
        <OwnerControl conversation={conversation} />
        <StateSwitch conversation={conversation} />
      </Stack>
    )}
  </Section>
);

const ratedWords = ({ score }: { score: keyof typeof RATING_NAMES }): string =>
  `${RATING_NAMES[score]} (${score} de 5)`;
