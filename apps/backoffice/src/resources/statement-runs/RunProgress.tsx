import { Box, LinearProgress, Typography } from '@mui/material';
import type { AdminStatementRun } from '@flota/schemas';
import { formatCount } from '../../i18n/format.js';
import { settledOf } from './item-states.js';

/** How far a run is, in figures and as a bar. */
export function RunProgress({ run: { counts, total } }: { run: AdminStatementRun }) {
  const settled = settledOf(counts);
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 140 }}>
      <Typography component="span" variant="body2">
        {formatCount(settled)} de {formatCount(total)}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label="Avance"
        value={total === 0 ? 100 : (settled / total) * 100}
        sx={{ display: 'block', mt: 0.5, height: 6, borderRadius: 1 }}
      />
    </Box>
  );
}
