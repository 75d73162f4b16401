import { Box, Typography } from '@mui/material';
import type { SyntageExtraction } from '@flota/schemas';
import { Figure, Figures } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { SYNTAGE_EXTRACTION_LOOK, SYNTAGE_READING_NAMES } from './texts.js';

/** What the provider reads of the company, and how far it is. The data themselves stay there. */
export const SyntageExtractions = ({ extractions }: { extractions: readonly SyntageExtraction[] }) => (
  <Box sx={{ mt: 2 }}>
    <Typography component="h3" variant="subtitle2">
      Lo que lee Syntage
    </Typography>
    <Figures>
      {extractions.map(({ what, state }) => (
        <Figure key={what} label={SYNTAGE_READING_NAMES[what] ?? what}>
          <StateChip look={SYNTAGE_EXTRACTION_LOOK[state]} />
        </Figure>
      ))}
    </Figures>
  </Box>
);
