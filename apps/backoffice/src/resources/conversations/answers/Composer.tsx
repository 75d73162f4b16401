import type { AdminConversation } from '@flota/schemas';
import { Box, Paper, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { AnswerForm } from './AnswerForm.js';
import { NoteForm } from './NoteForm.js';

/** An answer to the customer, or a note among staff: in boxes of their own, so that neither is sent as the other. */
export function Composer({ conversation }: { conversation: AdminConversation }) {
  const [shown, setShown] = useState<'answer' | 'note'>('answer');
  const id = useId();
  const parts = {
    answer: { name: 'Responder al cliente', form: <AnswerForm conversation={conversation} /> },
    note: { name: 'Nota interna', form: <NoteForm conversationId={conversation.id} /> },
  };
  return (
    <Paper component="section" aria-label="Escribir" sx={{ p: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 1 } }}>
      <Tabs
        value={shown}
        onChange={(_event, next: typeof shown) => setShown(next)}
        aria-label="Qué escribe"
        sx={{ mb: 2 }}
      >
        {Object.entries(parts).map(([key, { name }]) => (
          <Tab key={key} value={key} label={name} id={`${id}-${key}`} aria-controls={`${id}-${key}-panel`} />
        ))}
      </Tabs>
      {Object.entries(parts).map(([key, { form }]) => (
        // Hidden, what was written in it stays.
        <Box
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== shown}
        >
          {form}
        </Box>
      ))}
    </Paper>
  );
}
