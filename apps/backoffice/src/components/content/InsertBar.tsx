import { Box, Chip, Typography } from '@mui/material';
import { useRef } from 'react';

interface InsertBarProps {
  /** What the group is called by. */
  name: string;
  hint: string;
  /** What can be named, by what is written between the braces. */
  names: Readonly<Record<string, string>>;
  /** The fields in which they are filled in; any, where a form has no other. */
  into?: readonly string[];
}

/** Data that a text can name, each written where the cursor is. */
export function InsertBar({ name, hint, names, into }: InsertBarProps) {
  const takes = (element: unknown): element is HTMLElement =>
    takesText(element) && (!into || into.includes(element.getAttribute('name') ?? ''));
  const group = useRef<HTMLElement>(null);
  const writtenIn = useRef<HTMLElement | null>(null);
  const remember = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (takes(relatedTarget)) writtenIn.current = relatedTarget;
  };
  const write = (datum: string) => {
    const target = takes(document.activeElement)
      ? document.activeElement
      : (writtenIn.current ?? longText(group.current));
    if (!target) return;
    target.focus();
    // The one way into fields and the editor alike that their undo knows of.
    document.execCommand('insertText', false, `{${datum}}`);
  };
  return (
    <Box ref={group} role="group" aria-label={name} onFocus={remember} sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(names).map(([datum, label]) => (
          <Chip
            key={datum}
            size="small"
            variant="outlined"
            label={`{${datum}}`}
            title={`${label}: insertar donde está el cursor`}
            aria-label={`Insertar ${label}`}
            // The field that is being written in keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => write(datum)}
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

/** Where whoever hasn't been in a field yet means to write. MUI measures each with a copy of it. */
const longText = (group: HTMLElement | null) =>
  group?.closest('form')?.querySelector<HTMLElement>('textarea:not([aria-hidden])');
