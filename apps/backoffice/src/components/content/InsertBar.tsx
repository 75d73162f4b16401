import { Box, Chip, Typography } from '@mui/material';
import { useRef } from 'react';

interface InsertBarProps {
  /** What the group is called by. */
  name: string;
  hint: string;
  /** What can be named, by what is written between the braces. */
  names: Readonly<Record<string, string>>;
}

/** Data that a text can name, each written where the cursor is. */
export function InsertBar({ name: group, hint, names }: InsertBarProps) {
  const writtenIn = useRef<HTMLElement | null>(null);
  const remember = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (relatedTarget instanceof HTMLElement && takesText(relatedTarget)) writtenIn.current = relatedTarget;
  };
  const write = (name: string) => {
    const target = takesText(document.activeElement) ? document.activeElement : writtenIn.current;
    if (!(target instanceof HTMLElement)) return;
    target.focus();
    // The one way into fields and the editor alike that their undo knows of.
    document.execCommand('insertText', false, `{${name}}`);
  };
  return (
    <Box role="group" aria-label={group} onFocus={remember} sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(names).map(([name, label]) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={`{${name}}`}
            title={`${label}: insertar donde está el cursor`}
            aria-label={`Insertar ${label}`}
            // The field that is being written in keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => write(name)}
          />
        ))}
      </Box>
    </Box>
  );
}

const takesText = (element: unknown): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type === 'text') ||
  (element instanceof HTMLElement && element.isContentEditable);
