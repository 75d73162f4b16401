import { Box, Typography } from '@mui/material';
import type { AdminBillRequest } from '@flota/schemas';
import { Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { BILL_STATE_LOOK } from '../../components/states/bill-requests.js';
import { formatInstant } from '../../i18n/format.js';

/** Every step so far, the latest first. The customer reads the same notes. */
export const BillTimeline = ({ events }: Pick<AdminBillRequest, 'events'>) => (
  <Section title="Historial">
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {events
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(({ state, at, note }) => (
          <Box component="li" key={`${state} ${at}`} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
              <StateChip look={BILL_STATE_LOOK[state]} />
              <Typography variant="body2" color="textSecondary">
                {formatInstant(at)}
              </Typography>
            </Box>
            {note && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>}
          </Box>
        ))}
    </Box>
  </Section>
);
