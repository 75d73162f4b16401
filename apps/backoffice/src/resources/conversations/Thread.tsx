import { Box, Typography } from '@mui/material';
import type { AccountMessage, AdminConversation } from '@flota/schemas';
import { AuditedFiles } from '../../components/AuditedFiles.js';
import { Section } from '../../components/Figures.js';
import { formatInstant } from '../../i18n/format.js';
import { lenderName } from '../../lender.js';

type Note = AdminConversation['notes'][number];
type Entry = { kind: 'message'; entry: AccountMessage } | { kind: 'note'; entry: Note };

/** The messages as both sides read them, with the notes of staff between them, the oldest first. */
export const Thread = ({ conversation }: { conversation: AdminConversation }) => (
  <Section title={conversation.subject}>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {streamOf(conversation).map(({ kind, entry }) =>
        kind === 'note' ? (
          <NoteItem key={entry.id} note={entry} />
        ) : (
          <Message key={entry.id} message={entry} conversationId={conversation.id} />
        ),
      )}
    </Box>
  </Section>
);

const streamOf = ({ messages, notes }: AdminConversation): Entry[] =>
  [
    ...messages.map((entry): Entry => ({ kind: 'message', entry })),
    ...notes.map((entry): Entry => ({ kind: 'note', entry })),
  ].toSorted((a, b) => a.entry.createdAt.localeCompare(b.entry.createdAt));

/** Across the whole width and dashed: it is on neither side of the conversation. */
const NoteItem = ({ note: { authorName, createdAt, text } }: { note: Note }) => (
  <Box component="li" sx={{ p: 1.5, border: 1, borderStyle: 'dashed', borderColor: 'warning.main', borderRadius: 1 }}>
    <Typography variant="body2" color="textSecondary">
      <b>Nota interna</b> · {authorName} · {formatInstant(createdAt)}
    </Typography>
    <Words>{text}</Words>
  </Box>
);

const Words = ({ children }: { children: string }) => (
  <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
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
      <Words>{message.text}</Words>
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
