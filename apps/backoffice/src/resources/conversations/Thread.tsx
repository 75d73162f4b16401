import { Box, Typography } from '@mui/material';
import type { AccountMessage, AdminConversation } from '@flota/schemas';
import { AuditedFiles } from '../../components/AuditedFiles.js';
import { Section } from '../../components/Figures.js';
import { formatInstant } from '../../i18n/format.js';
import { lenderName } from '../../lender.js';

/** The messages as both sides read them, the oldest first. */
export const Thread = ({ conversation }: { conversation: AdminConversation }) => (
  <Section title={conversation.subject}>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {conversation.messages.map((message) => (
        <Message key={message.id} message={message} conversationId={conversation.id} />
      ))}
    </Box>
  </Section>
);

/** Ours to the right, as in any messenger; who wrote is said in words too. */
function Message({ message, conversationId }: { message: AccountMessage; conversationId: string }) {
  const isOurs = message.author === 'staff';
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOurs ? 'end' : 'start',
        width: 'fit-content',
        maxWidth: { xs: '94%', sm: '80%' },
        p: 1.5,
        border: 1,
        borderColor: isOurs ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOurs ? 'background.paper' : 'background.default',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        <b>{message.authorName}</b>
        {isOurs && ` · ${lenderName}`} · {formatInstant(message.createdAt)}
      </Typography>
      <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Typography>
      <AuditedFiles
        resource="conversations"
        files={message.attachments.map(({ fileId, name, size }) => ({
          path: `/api/admin/conversations/${conversationId}/files/${fileId}`,
          label: name,
          name,
          size,
        }))}
      />
    </Box>
  );
}
