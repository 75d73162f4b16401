import Send from '@mui/icons-material/SendOutlined';
import { Alert, Box, Button, TextField } from '@mui/material';
import { type AdminConversation, MESSAGE_MAX_LENGTH } from '@flota/schemas';
import { type KeyboardEvent, useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../../api/problem.js';
import { LimitedHint } from '../../../components/form/LimitedHint.js';
import { CannedPicker } from '../canned/CannedPicker.js';
import { inserted, opensPicker } from '../canned/insertion.js';
import { Attachments } from './Attachments.js';
import { useAnswer } from './use-answer.js';

/** What the customer gets to read. */
export function AnswerForm({ conversation }: { conversation: AdminConversation }) {
  const { answer, change, errors, overtaken, sending, send } = useAnswer(conversation);
  const [isPicking, setPicking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return void send();
    }
    if (event.key !== ';' || sending || !box.current || !opensPicker(box.current)) return;
    event.preventDefault();
    setPicking(true);
  };

  const insert = (text: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    change({ text: inserted(answer.text, { from: selectionStart, to: selectionEnd, text }) });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      {overtaken && (
        <Alert severity="warning" role="alert" sx={{ mb: 1 }}>
          {overtaken}
        </Alert>
      )}
      <TextField
        label="Respuesta"
        multiline
        minRows={4}
        inputRef={box}
        value={answer.text}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={press}
        slotProps={{ input: { readOnly: sending } }}
        error={Boolean(errors.text)}
        helperText={
          <LimitedHint
            text={answer.text}
            limit={MESSAGE_MAX_LENGTH}
            hint={
              messageOf(errors.text) ??
              'El cliente la lee en su cuenta; si así lo pidió, se le avisa por correo. Con ; inserta una respuesta preparada.'
            }
          />
        }
      />
      <Attachments
        files={answer.files}
        problem={messageOf(errors.files)}
        disabled={sending}
        onChange={(files) => change({ files })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" startIcon={<Send />} loading={sending} loadingPosition="start">
          Enviar respuesta
        </Button>
        <Button disabled={sending} onClick={() => setPicking(true)}>
          Respuestas preparadas
        </Button>
      </Box>
      {isPicking && (
        <CannedPicker
          conversation={conversation}
          onChoose={insert}
          onClose={() => {
            setPicking(false);
            // Once the dialog has given the focus back to where it came from.
            setTimeout(() => box.current?.focus());
          }}
        />
      )}
    </Box>
  );
}
