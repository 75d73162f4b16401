import { Box, Typography } from '@mui/material';
import type { AdminStatementRunStart } from '@flota/schemas';
import { Section } from '../../components/Figures.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { startName } from './run.js';
import { START_NAMES } from './texts.js';

/** Each time the run was set going: when, by whom and why; the latest first. */
export const RunStarts = ({ starts }: { starts: readonly AdminStatementRunStart[] }) => (
  <Section title="Quién la inició y cuándo">
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {starts.toReversed().map((start) => (
        <Box component="li" key={start.id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
          <Typography>
            <strong>{START_NAMES[start.kind]}</strong>, {startName(start)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatInstant(start.at)}
            {start.statements !== null && ` · ${formatCount(start.statements)} por emitir`}
          </Typography>
          {start.reason && (
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{start.reason}</Typography>
          )}
        </Box>
      ))}
    </Box>
  </Section>
);
