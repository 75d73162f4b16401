import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import type { SaidInstead } from '@flota/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTask } from '../../components/use-task.js';
import { formatInstant } from '../../i18n/format.js';
import { judgedWords } from './judged-words.js';
import { ShownText } from './ShownText.js';
import { TextEditor } from './TextEditor.js';
import { reword, type Place, type Text } from './wording-data.js';

interface Props {
  text: Text;
  kind: Place['kind'];
  mayEdit: boolean;
  /** What was said until it was given up. */
  former: SaidInstead | undefined;
  onGivenUp: (key: string, said: SaidInstead) => void;
  onOvertaken: () => unknown;
}

const DONE = {
  site: 'Texto guardado: ya se ve en el sitio.',
  mail: 'Texto guardado: lo dirán los correos desde ahora.',
} as const;

/** A text as the product has it, beside what is said instead. */
export function TextRow({ text, kind, mayEdit, former, onGivenUp, onOvertaken }: Props) {
  const id = useId();
  const { edit, editing, setEditing } = useEditing();
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 1.5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' },
      }}
    >
      <Side label="Original">
        <Typography id={id}>
          <ShownText text={text.default} />
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {text.key}
        </Typography>
      </Side>
      <Side label="Se dice">
        {editing ? (
          <TextEditor text={text} done={DONE[kind]} onOvertaken={onOvertaken} onClose={() => setEditing(false)} />
        ) : (
          <>
            <SaidNow text={text} />
            {mayEdit && (
              <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                <Button
                  ref={edit}
                  size="small"
                  variant="outlined"
                  aria-describedby={id}
                  onClick={() => setEditing(true)}
                >
                  Cambiar
                </Button>
                <BackToOwn text={text} former={former} labelledBy={id} onGivenUp={onGivenUp} />
              </Stack>
            )}
          </>
        )}
      </Side>
    </Box>
  );
}

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" component="p" color="textSecondary">
      {label}
    </Typography>
    {children}
  </Box>
);

/** The button gets the focus back once what it opened is closed. */
function useEditing() {
  const edit = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { edit, editing, setEditing };
}

function SaidNow({ text }: { text: Text }) {
  const { said } = text;
  if (!said) return <Typography color="textSecondary">Lo mismo</Typography>;
  const isFit = judgedWords(text, said.text).faults.length === 0;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        <ShownText text={said.text} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        <Chip size="small" label="Cambiado" color={isFit ? 'primary' : 'default'} variant="outlined" />
        <Typography variant="caption" color="textSecondary">
          {said.updatedBy} · {formatInstant(said.updatedAt)}
        </Typography>
      </Box>
      {!isFit && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          No se usa: desde una actualización este texto lleva otros datos o partes, y se dice el original. Cámbielo de
          nuevo.
        </Alert>
      )}
    </>
  );
}

interface BackToOwnProps extends Pick<Props, 'text' | 'former' | 'onGivenUp'> {
  labelledBy: string;
}

/** What was said stays at hand, to be said again, until the page is left or something else is. */
function BackToOwn({ text, former, labelledBy, onGivenUp }: BackToOwnProps) {
  const client = useQueryClient();
  const { busy, run } = useTask();
  const { key, said } = text;
  if (said) {
    const giveUp = () =>
      run(async () => {
        await reword(client, key, { text: null, updatedAt: said.updatedAt });
        onGivenUp(key, said);
      });
    return (
      <Button size="small" loading={busy} aria-describedby={labelledBy} onClick={() => void giveUp()}>
        Volver al original
      </Button>
    );
  }
  if (!former) return null;
  const sayAgain = () =>
    run(() => reword(client, key, { text: former.text, updatedAt: null }), 'Se dice de nuevo como antes.');
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2">Volvió al original.</Typography>
      <Button size="small" loading={busy} aria-describedby={labelledBy} onClick={() => void sayAgain()}>
        Deshacer
      </Button>
    </Box>
  );
}
