import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Dialog, Divider, IconButton, InputBase, LinearProgress, Stack } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { HEARD_ONLY } from '../components/heard-only.js';
import { useIsNarrow } from '../components/ListParts.js';
import { LoadFailure } from '../components/LoadFailure.js';
import type { PaletteAction } from './actions.js';
import type { Choice } from './choice.js';
import { ChoiceList } from './ChoiceList.js';
import { Hints } from './Hints.js';
import { NothingFound } from './NothingFound.js';
import { useChoices } from './use-choices.js';

const ASK = 'Nombre, teléfono, RFC, CLABE, NIV, folio, página o acción';

/** Anything there is, by a few letters of it; and what can be done, by its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const isNarrow = useIsNarrow();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [action, setAction] = useState<PaletteAction | null>(null);
  const [active, setActive] = useState(0);
  /** Enter came before the answer it was meant for. */
  const waits = useRef<{ newTab: boolean }>(undefined);
  const start = (next: PaletteAction | null) => {
    setAction(next);
    setText('');
    setActive(0);
    input.current?.focus();
  };
  const { groups, isSettled, error, retry } = useChoices(text.trim(), action, start);
  const open = useOpening(onClose);

  const choices = groups.flatMap((group) => group.choices);
  const at = Math.min(active, choices.length - 1);
  const chosen = choices[at];
  const idOf = (index: number) => `${listId}-${index}`;

  const choose = (choice: Choice | undefined, newTab: boolean) => {
    if (!isSettled && (!choice || choice.isFound)) waits.current = { newTab };
    else if (choice) open(choice, newTab);
  };
  useEffect(() => {
    if (!waits.current || !isSettled) return;
    const { newTab } = waits.current;
    waits.current = undefined;
    if (chosen) open(chosen, newTab);
  });
  useEffect(() => {
    document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' });
  });

  const move = (by: number) => setActive(choices.length === 0 ? 0 : (at + by + choices.length) % choices.length);
  const press = (event: KeyboardEvent) => {
    // Of an accent or a character that is still being put together.
    if (event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => setActive(Math.min(at + 8, choices.length - 1)),
      PageUp: () => setActive(Math.max(at - 8, 0)),
      Enter: () => choose(chosen, event.ctrlKey || event.metaKey),
    }[event.key];
    const leavesStep = action && text === '' && event.key === 'Backspace';
    if (!act && !leavesStep) return;
    event.preventDefault();
    if (leavesStep) start(null);
    act?.();
  };

  const ask = action?.of?.ask ?? ASK;
  return (
    <Dialog
      open
      onClose={(_event, reason) => (action && reason === 'escapeKeyDown' ? start(null) : onClose())}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': 'Buscar o hacer',
          'data-palette': '',
          sx: isNarrow ? {} : { mt: '10vh', height: 'min(560px, 76vh)' },
        } as object,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 1.5, minHeight: 56 }}>
        {action ? (
          <IconButton aria-label="Volver a todo" size="small" onClick={() => start(null)}>
            <ArrowBack fontSize="small" />
          </IconButton>
        ) : (
          <Search color="action" />
        )}
        {action && (
          <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
            {action.title.replace(/…$/, '')}
          </Box>
        )}
        <InputBase
          inputRef={input}
          autoFocus
          fullWidth
          value={text}
          placeholder={ask}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            waits.current = undefined;
          }}
          onKeyDown={press}
          sx={{ fontSize: 16 }}
          inputProps={{
            role: 'combobox',
            'aria-label': action ? `${action.title} ${ask}` : 'Buscar',
            'aria-expanded': choices.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': chosen ? idOf(at) : undefined,
            'aria-autocomplete': 'list',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: 100,
            enterKeyHint: 'go',
          }}
        />
        <IconButton aria-label="Cerrar" size="small" onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Divider />
      <Box sx={{ height: 2 }}>{!isSettled && <LinearProgress aria-label="Buscando" sx={{ height: 2 }} />}</Box>
      <Box sx={HEARD_ONLY} role="status">
        {isSettled && !error && counted(choices.length)}
      </Box>
      {choices.length > 0 && (
        <ChoiceList
          id={listId}
          idOf={idOf}
          groups={groups}
          active={at}
          dims={!isSettled}
          onPoint={setActive}
          onChoose={(choice, event: MouseEvent) => choose(choice, event.ctrlKey || event.metaKey)}
        />
      )}
      {error && (
        <Box sx={{ p: 1 }}>
          <LoadFailure title="No pudimos buscar" error={error} retry={retry} />
        </Box>
      )}
      {!error && isSettled && choices.length === 0 && <NothingFound text={text.trim()} of={action?.of?.resource} />}
      {!isNarrow && <Hints hasStep={action !== null} />}
    </Dialog>
  );
}

const counted = (count: number): string =>
  count === 0 ? 'Sin resultados' : count === 1 ? '1 resultado' : `${count} resultados`;

/** Goes where a choice leads, here or in another tab, or does it. */
function useOpening(onClose: () => void): (choice: Choice, newTab: boolean) => void {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return ({ run, to, opens }, newTab) => {
    if (run) return run();
    if (!to) return;
    if (newTab) return void window.open(`${base}${to}`, '_blank', 'noopener');
    onClose();
    void navigate(to, { state: opens ? { opens } : undefined });
  };
}
