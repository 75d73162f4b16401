import { Box, Typography } from '@mui/material';
import type { AdminPlanDetail } from '@flota/schemas';
import { Section } from '../../components/Figures.js';
import { formatCount, formatInstant } from '../../i18n/format.js';

type Version = AdminPlanDetail['versions'][number];

export const PlanVersions = ({ versions }: Pick<AdminPlanDetail, 'versions'>) => (
  <Section title="Versiones de las reglas">
    {versions.length === 0 ? (
      <Typography color="textSecondary">Sin reglas, no hay versiones.</Typography>
    ) : (
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {versions.map((version, index) => (
          <Box component="li" key={version.number} sx={{ py: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              Versión {version.number}
              {index === 0 && ' · vigente'}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {history(version)}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </Section>
);

const history = ({ effectiveFrom, createdBy, quotes }: Version): string =>
  [
    `Desde ${formatInstant(effectiveFrom)}`,
    createdBy ? `por ${createdBy}` : 'con la instalación',
    quotes === 1 ? '1 cotización' : `${formatCount(quotes)} cotizaciones`,
  ].join(' · ');
