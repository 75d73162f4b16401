import { Box, Chip, Typography } from '@mui/material';
import { PLACEHOLDERS } from '@flota/schemas';
import { useRef } from 'react';

/** What of the lender a text can name, written where the cursor is: the text follows when the company's data change. */
export function PlaceholderBar() {
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
    <Box role="group" aria-label="Datos de la empresa" onFocus={remember} sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        Datos de la empresa que puede usar en los textos; se llenan al mostrarse:
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(PLACEHOLDERS).map(([name, label]) => (
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
