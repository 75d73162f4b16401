import { type AdminSmsTexts, limitNote, MAX_SMS_TEXT } from '@flota/schemas';
import { Box, Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { lengthText, previewOf, type SmsText } from './sms-preview.js';

interface KindSmsProps {
  text: SmsText;
  manner: Pick<AdminSmsTexts, 'opening' | 'unaccented'>;
  onSaved: () => void;
}

/** What a kind of message says by SMS, as it is written and as it arrives. */
export function KindSms({ text, manner, onSaved }: KindSmsProps) {
  const { kind, standard, title } = text;
  const { canAccess } = useCanAccess({ resource: 'sms-texts', action: 'edit' });
  const { busy, run } = useTask();
  // What was saved last, by this page too: what is asked for anew comes later.
  const [own, setOwn] = useState(text.own);
  const [words, setWords] = useState(own ?? standard);
  const [isOn, setIsOn] = useState(text.isOn);
  const preview = previewOf(words, text, manner);
  const isChanged = words !== (own ?? standard);
  const faulty = faultOf(words, preview.unknown);

  const save = (next: { isOn: boolean; text: string | null }, done: string) =>
    run(async () => {
      await http.send(`/api/admin/sms-texts/${kind}`, { method: 'PUT', body: next });
      setOwn(next.text);
      onSaved();
    }, done);

  const saveWords = (event: FormEvent) => {
    event.preventDefault();
    if (!faulty) void save({ isOn, text: words === standard ? null : words }, 'Texto guardado.');
  };
  const restore = () => {
    setWords(standard);
    if (own !== null) void save({ isOn, text: null }, 'Texto original guardado.');
  };
  const turn = (on: boolean) => {
    setIsOn(on);
    void save({ isOn: on, text: own }, on ? 'Este aviso se envía por SMS.' : 'Este aviso ya no se envía por SMS.');
  };

  return (
    <Section
      title={title}
      actions={
        <FormControlLabel
          label="Se envía por SMS"
          control={<Switch checked={isOn} disabled={!canAccess || busy} onChange={(_, on) => turn(on)} />}
        />
      }
    >
      <Box component="form" noValidate onSubmit={saveWords}>
        <TextField
          multiline
          fullWidth
          label="Texto"
          value={words}
          disabled={!canAccess || busy}
          error={faulty !== null}
          helperText={faulty ?? `Datos que puede usar: ${text.variables.map(({ name }) => `{${name}}`).join(', ')}.`}
          onChange={({ target }) => setWords(target.value)}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Así llega, con datos de ejemplo
        </Typography>
        <Box component="p" sx={{ mt: 0.5, mb: 1, overflowWrap: 'anywhere' }}>
          {preview.text}
        </Box>
        <Typography variant="body2" color="textSecondary" role="status">
          {lengthText(preview.length)}
        </Typography>
        {canAccess && (
          <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={busy || !isChanged || faulty !== null}>
              Guardar
            </Button>
            {words !== standard && (
              <Button disabled={busy} onClick={restore}>
                Volver al texto original
              </Button>
            )}
          </Stack>
        )}
      </Box>
    </Section>
  );
}

function faultOf(words: string, unknown: readonly string[]): string | null {
  if (!words.trim()) return 'Escriba el texto, o vuelva al original.';
  const note = limitNote(words, MAX_SMS_TEXT);
  if (note?.isOver) return note.words;
  const [first] = unknown;
  return first === undefined ? null : `Este aviso no tiene el dato {${first}}.`;
}
