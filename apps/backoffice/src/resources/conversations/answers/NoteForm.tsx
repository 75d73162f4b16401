import { newIdempotencyKey } from '@flota/client';
import { conversationNoteSchema, NOTE_MAX_LENGTH } from '@flota/schemas';
import { Box, Button, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useRefresh } from 'react-admin';
import { http } from '../../../api/client.js';
import { messageOf } from '../../../api/problem.js';
import { schemaErrors } from '../../../api/schema-errors.js';
import { LimitedHint } from '../../../components/form/LimitedHint.js';
import { useDraft } from '../../../components/use-draft.js';
import { useTask } from '../../../components/use-task.js';

const blank = () => ({ text: '', idempotencyKey: newIdempotencyKey() });
const isBegun = ({ text }: ReturnType<typeof blank>): boolean => text.trim() !== '';

/** What only staff get to read. */
export function NoteForm({ conversationId }: { conversationId: string }) {
  const [{ text, idempotencyKey }, setNote] = useDraft(`note ${conversationId}`, blank, isBegun);
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useTask();
  const refresh = useRefresh();

  const save = async () => {
    const complaint = messageOf(schemaErrors(conversationNoteSchema, { text }).text);
    setProblem(complaint);
    if (complaint) return;
    await run(async () => {
      const path = `/api/admin/conversations/${conversationId}/notes`;
      await http.send(path, { method: 'POST', body: { text }, idempotencyKey });
      // Who left and came back meanwhile may write another one.
      setNote((current) => (current.idempotencyKey === idempotencyKey ? blank() : current));
      refresh();
    }, 'Nota guardada. El cliente no la ve.');
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Nota interna"
        multiline
        minRows={4}
        value={text}
        onChange={({ target }) => setNote({ ...blank(), text: target.value })}
        slotProps={{ input: { readOnly: busy } }}
        error={problem !== undefined}
        helperText={
          <LimitedHint
            text={text}
            limit={NOTE_MAX_LENGTH}
            hint={problem ?? 'Solo la lee su equipo. El cliente no la ve ni recibe aviso.'}
          />
        }
      />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 2 }}>
        Guardar nota
      </Button>
    </Box>
  );
}
