import { Box, LinearProgress, Typography } from '@mui/material';
import type { AdminStatementRun } from '@flota/schemas';
import Autorenew from '@mui/icons-material/Autorenew';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { StateChip } from '../../components/StateChip.js';
import { formatCount } from '../../i18n/format.js';
import { settledOf, stuckOf } from './run.js';

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

export function RunState({ run: { counts, finishedAt } }: { run: AdminStatementRun }) {
  const stuck = stuckOf(counts);
  if (!finishedAt) return <StateChip look={{ label: 'En curso', icon: Autorenew, color: 'info' }} />;
  if (stuck === 0) return <StateChip look={{ label: 'Terminada', icon: CheckCircle, color: 'success' }} />;
  return <StateChip look={{ label: `${formatCount(stuck)} por revisar`, icon: PauseCircle, color: 'warning' }} />;
}
