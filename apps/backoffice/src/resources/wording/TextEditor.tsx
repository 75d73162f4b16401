import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiProblem, messageOf } from '../../api/problem.js';
import { useDraft } from '../../components/use-draft.js';
import { useProblem } from '../../components/use-problem.js';
import { formatCount } from '../../i18n/format.js';
import { inserted, judgedWords, type Piece } from './judged-words.js';
import { Pieces } from './Pieces.js';
import { reword, type Text } from './wording-data.js';

interface Props {
  text: Text;
  /** What is told once other words are kept. */
  done: string;
  /** Has it read anew, after somebody else changed it. */
  onOvertaken: () => unknown;
  onClose: () => void;
}

/** Pasted lines are one paragraph. */
const oneLine = (words: string) => words.replace(/\s*[\r\n\t]+\s*/g, ' ');

/** Other words for a text, judged while they are written. */
export function TextEditor({ text, done, onOvertaken, onClose }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  const [begunFrom] = useState(text.said);
  const shown = begunFrom?.text ?? text.default;
  const [words, setWords, forget] = useDraft(
    `wording ${text.key}`,
    () => shown,
    (begun) => begun !== shown,
  );
  const [overtaken, setOvertaken] = useState(false);
  /** What they take the place of. What somebody said meanwhile was shown: whoever saves again means to replace it. */
  const former = overtaken ? text.said : begunFrom;
  const [problem, setProblem] = useProblem();
  const [saving, setSaving] = useState(false);
  const { field, insert } = useInsertion(words, setWords);
  const { faults, question } = judgedWords(text, words);
  const isChanged = words !== (former?.text ?? text.default);

  const close = () => {
    forget();
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (faults.length > 0 || !isChanged) return;
    setSaving(true);
    setProblem(undefined);
    try {
      await reword(client, text.key, { text: words, updatedAt: former?.updatedAt ?? null });
      notify(done, { type: 'success' });
      close();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setSaving(false);
      if (error.code === 'RESOURCE.STALE') {
        setOvertaken(true);
        onOvertaken();
        return;
      }
      setProblem(messageOf(error.body.errors?.text) ?? error.message);
    }
  };
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && !isChanged && close();

  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} onKeyDown={leave}>
      <Stack spacing={1.5}>
        {overtaken && (
          <Alert severity="warning" role="alert">
            Otra persona lo cambió mientras usted lo editaba. Ahora dice: «{text.said?.text ?? text.default}». Lo que
            usted escribió sigue aquí; si lo guarda, lo reemplaza.
          </Alert>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          multiline
          fullWidth
          label="Se dirá"
          value={words}
          inputRef={field}
          error={faults.length > 0}
          helperText={faults.join(' ') || undefined}
          onChange={({ target }) => setWords(oneLine(target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.closest('form')?.requestSubmit();
          }}
        />
        <Pieces text={text} onInsert={insert} />
        <Typography variant="body2" color="textSecondary" role="status">
          {question && (
            <Box component="strong" sx={{ display: 'block', color: 'warning.main' }}>
              {question}
            </Box>
          )}
          {formatCount(words.length)} caracteres; el original tiene {formatCount(text.default.length)}.
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={saving} disabled={!isChanged || faults.length > 0}>
            Guardar
          </Button>
          <Button onClick={close} disabled={saving}>
            Cancelar
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}

/** Puts pieces where the cursor is, which goes on behind them. */
function useInsertion(words: string, setWords: (words: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<{ at: number }>();
  // After whatever the piece was chosen in has let the focus go.
  useEffect(() => {
    field.current?.focus();
    if (cursor) field.current?.setSelectionRange(cursor.at, cursor.at);
  }, [cursor]);
  const insert = (piece: Piece) => {
    const { selectionStart = words.length, selectionEnd = words.length } = field.current ?? {};
    const [next, end] = inserted(words, selectionStart, selectionEnd, piece);
    setWords(next);
    setCursor({ at: end });
  };
  return { field, insert };
}
