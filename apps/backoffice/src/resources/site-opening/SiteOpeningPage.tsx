import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { LoadFailure } from '../../components/LoadFailure.js';
import { OpeningPanel } from '../../components/opening/OpeningPanel.js';
import { useSiteOpening } from '../../components/opening/site-opening.js';
import { Waiting } from '../../components/Waiting.js';

export default function SiteOpeningPage() {
  const { data, error, refetch } = useSiteOpening();
  return (
    <Box component="section" sx={{ pt: 2, maxWidth: '60rem' }}>
      <Title title="Apertura del sitio" />
      {data ? (
        <OpeningPanel opening={data} />
      ) : error ? (
        <LoadFailure title="No pudimos saber si el sitio está abierto" error={error} retry={() => void refetch()} />
      ) : (
        <Waiting name="Cargando" height={480} />
      )}
    </Box>
  );
}
