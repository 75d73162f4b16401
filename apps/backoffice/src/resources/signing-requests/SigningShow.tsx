import { Box, Stack, Typography } from '@mui/material';
import type { AdminSigning, AdminSigningRow } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Section, TwoColumns } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { Waiting } from '../../components/Waiting.js';
import { formatInstant } from '../../i18n/format.js';
import { SigningActions } from './SigningActions.js';
import { SigningConstancia } from './SigningConstancia.js';
import { SigningFacts } from './SigningFacts.js';
import { SigningSigners } from './SigningSigners.js';
import { EVENT_NAMES } from './texts.js';

const SigningShow = () => (
  <RecordShow component="div">
    <Signing />
  </RecordShow>
);
export default SigningShow;

function Signing() {
  const { record: request } = useShowContext<AdminSigningRow | AdminSigning>();
  if (!request) return null;
  // Coming from the list, react-admin shows the list's row until the whole request is there.
  if (!('events' in request)) return <Waiting name="Cargando la firma" height={480} />;
  return (
    <TwoColumns>
      <Stack spacing={2}>
        <SigningFacts request={request} />
        {request.constancia && <SigningConstancia request={request} constancia={request.constancia} />}
      </Stack>
      <Stack spacing={2}>
        <SigningActions request={request} />
        <SigningSigners signers={request.signers} />
        <History events={request.events} />
      </Stack>
    </TwoColumns>
  );
}

/** The latest first. */
const History = ({ events }: Pick<AdminSigning, 'events'>) => (
  <Section title="Historial">
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {events.toReversed().map(({ at, by, detail, id, kind }) => (
        <Box component="li" key={id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{EVENT_NAMES[kind]}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[formatInstant(at), by].filter(Boolean).join(' · ')}
          </Typography>
          {detail && <Typography variant="body2">{detail}</Typography>}
        </Box>
      ))}
    </Box>
  </Section>
);
