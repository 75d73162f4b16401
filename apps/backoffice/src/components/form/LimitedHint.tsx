import { limitNote } from '@flota/schemas';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { HeardOnly } from '../HeardOnly.js';
import { useSettled } from '../use-settled.js';

/** A hearer is told after a pause, not at every letter. */
const PAUSE_MS = 1_000;

interface LimitedHintProps {
  text: string;
  /** Characters the server takes. */
  limit: number;
  hint?: ReactNode;
}

/** What stands below a text of limited length: its hint, and near the limit how much room is left. */
export function LimitedHint({ text, limit, hint }: LimitedHintProps) {
  const note = limitNote(text, limit);
  const heard = useSettled(note?.words ?? '', PAUSE_MS);
  return (
    <>
      {hint}
      {note && (
        <Box
          component="span"
          aria-hidden
          sx={{ display: 'block', fontWeight: 600, color: note.isOver ? 'error.main' : 'text.primary' }}
        >
          {note.words}
        </Box>
      )}
      <span role="status">
        <HeardOnly>{heard}</HeardOnly>
      </span>
    </>
  );
}
