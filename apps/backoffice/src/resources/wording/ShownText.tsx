import { Box } from '@mui/material';
import { variableName } from '@flota/texts';
import { shownParts } from './judged-words.js';

/** A text as it is read: what is filled in stands out, and what is a link or the like is underlined. */
export const ShownText = ({ text }: { text: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {shownParts(text).map(({ kind, text: part }, index) => {
      if (kind === 'words') return part;
      if (kind === 'rich') return <u key={index}>{part}</u>;
      return (
        <Box
          component="span"
          key={index}
          title={`Dato que pone el sistema: ${part}`}
          sx={{ px: 0.5, borderRadius: 0.5, bgcolor: 'action.selected', fontSize: '0.9em' }}
        >
          {variableName(part)}
        </Box>
      );
    })}
  </Box>
);
