import { newIdempotencyKey } from '@flota/client';
import Send from '@mui/icons-material/SendOutlined';
import { Box, Button, TextField } from '@mui/material';
import { MESSAGE_MAX_LENGTH, newMessageSchema } from '@flota/schemas';
import { useState, type SubmitEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ApiProblem, type FormErrors, messageOf } from '../../api/problem.js';
import { schemaErrors } from '../../api/schema-errors.js';
import { Section } from '../../components/Figures.js';
import { Attachments } from './Attachments.js';

const blank = () => ({ text: '', files: [] as File[], idempotencyKey: newIdempotencyKey() });

/** What was written and attached, with the key under which it counts once; changed, it is another answer. */
function useAnswer() {
  const [answer, setAnswer] = useState(blank);
  return {
    answer,
    change: (part: { text: string } | { files: File[] }) =>
      setAnswer((current) => ({ ...current, ...part, idempotencyKey: newIdempotencyKey() })),
    clear: () => setAnswer(blank()),
  };
}

export function AnswerForm({ conversationId }: { conversationId: string }) {
  const { answer, change, clear } = useAnswer();
  const [errors, setErrors] = useState<FormErrors>({});
  const [sending, setSending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();

  async function send() {
    const { text, files, idempotencyKey } = answer;
    const complaints = schemaErrors(newMessageSchema, { text });
    setErrors(complaints);
    if (Object.keys(complaints).length > 0) return;
    const body = new FormData();
    body.append('message', JSON.stringify({ text }));
    for (const file of files) body.append('files', file);
    setSending(true);
    try {
      await http.send(`/api/admin/conversations/${conversationId}/messages`, { method: 'POST', body, idempotencyKey });
      clear();
      notify('Respuesta enviada', { type: 'success' });
      refresh();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.body.errors) setErrors(error.body.errors);
      else notify(error.message, { type: 'error' });
    } finally {
      setSending(false);
    }
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Section title="Responder">
      <Box component="form" noValidate onSubmit={submit}>
        <TextField
          label="Respuesta"
          multiline
          minRows={4}
          value={answer.text}
          onChange={({ target }) => change({ text: target.value })}
          error={Boolean(errors.text)}
          helperText={messageOf(errors.text) ?? 'El cliente la lee en su cuenta; si así lo pidió, también por correo.'}
          slotProps={{ htmlInput: { maxLength: MESSAGE_MAX_LENGTH } }}
        />
        <Attachments files={answer.files} problem={messageOf(errors.files)} onChange={(files) => change({ files })} />
        <Button
          type="submit"
          variant="contained"
          startIcon={<Send />}
          loading={sending}
          loadingPosition="start"
          sx={{ mt: 2 }}
        >
          Enviar respuesta
        </Button>
      </Box>
    </Section>
  );
}
