import { Box, Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import { LoadFailure } from '../../components/LoadFailure.js';
import { OpeningPanel } from '../../components/opening/OpeningPanel.js';
import { useSiteOpening } from '../../components/opening/site-opening.js';

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
        <Skeleton variant="rounded" height={480} aria-label="Cargando" />
      )}
    </Box>
  );
}
