import { type AdminConversation, bracedIn, fillCannedAnswer } from '@flota/schemas';
import { Box, Dialog, DialogContent, DialogTitle, Link as MuiLink, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { listPath } from '../../../components/list-path.js';
import { useIsNarrow } from '../../../components/ListParts.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { CannedChoice } from './CannedChoice.js';
import { useCannedAnswers, useCannedValues } from './use-canned-answers.js';

interface CannedPickerProps {
  conversation: AdminConversation;
  /** With the answer's text, filled in. */
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The canned answers, found by a few letters and shown as they would be sent. */
export function CannedPicker({ conversation, onChoose, onClose }: CannedPickerProps) {
  const isNarrow = useIsNarrow();
  const [titleId, listId] = [useId(), useId()];
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const { found, isPending, error, retry, hasNone } = useCannedAnswers(search);
  const values = useCannedValues(conversation);
  const at = Math.min(active, found.length - 1);
  const chosen = found[at];
  const idOf = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  const choose = (text: string) => {
    onChoose(fillCannedAnswer(text, values));
    onClose();
  };
  const move = (by: number) => found.length > 0 && setActive((at + by + found.length) % found.length);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => chosen && choose(chosen.text),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Respuestas preparadas</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          label="Buscar"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setActive(0);
          }}
          onKeyDown={press}
          helperText={false}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': chosen ? idOf(at) : undefined,
              'aria-autocomplete': 'list',
              autoComplete: 'off',
              maxLength: 100,
            },
          }}
        />
        {found.length > 0 && (
          <Box role="listbox" id={listId} aria-label="Respuestas preparadas" sx={{ mt: 1 }}>
            {found.map(({ id, name, text }, index) => (
              <CannedChoice
                key={id}
                id={idOf(index)}
                name={name}
                text={fillCannedAnswer(text, values)}
                isActive={index === at}
                onPoint={() => setActive(index)}
                onChoose={() => choose(text)}
              />
            ))}
          </Box>
        )}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {isPending && 'Cargando…'}
          {chosen &&
            bracedIn(fillCannedAnswer(chosen.text, values)).length > 0 &&
            'Lo que queda entre llaves se escribe a mano.'}
          {!isPending && !error && !hasNone && found.length === 0 && 'Ninguna dice eso. Pruebe con otras palabras.'}
        </Typography>
        {hasNone && !error && (
          <Typography>
            Todavía no hay respuestas preparadas.{' '}
            <MuiLink component={Link} to={listPath('canned-answers')}>
              Escribir la primera
            </MuiLink>
          </Typography>
        )}
        {error && <LoadFailure title="No pudimos cargar las respuestas" error={error} retry={retry} />}
      </DialogContent>
    </Dialog>
  );
}
