import { Box, Button, Typography } from '@mui/material';
import type { AdminPlanDetail } from '@flota/schemas';
import { Link } from 'react-admin';
import { Section } from '../../components/Figures.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { ratesPath } from './rates/rates-path.js';

type Version = AdminPlanDetail['versions'][number];

interface PlanVersionsProps extends Pick<AdminPlanDetail, 'versions'> {
  planId: string;
  /** Number of the one in force. */
  current: number;
}

/** All there were and those whose day is to come, the latest first. */
export const PlanVersions = ({ current, planId, versions }: PlanVersionsProps) => (
  <Section
    title="Versiones de las reglas"
    actions={
      versions.length > 0 && (
        <Button component={Link} to={ratesPath(planId)} variant="contained" size="small">
          Tasas
        </Button>
      )
    }
  >
    {versions.length === 0 ? (
      <Typography color="textSecondary">Sin reglas, no hay versiones.</Typography>
    ) : (
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {versions.map((version) => (
          <Box component="li" key={version.number} sx={{ py: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              Versión {version.number}
              {standing(version, current)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {history(version)}
              {version.rateChangeId && (
                <>
                  {' · '}
                  <Link to={`/rate-changes/${version.rateChangeId}/show`}>cómo se autorizó</Link>
                </>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </Section>
);

function standing({ effectiveFrom, number, withdrawnAt }: Version, current: number): string {
  if (withdrawnAt) return ' · retirada antes de su día';
  if (number === current) return ' · vigente';
  return Date.parse(effectiveFrom) > Date.now() ? ' · programada' : '';
}

const history = ({ effectiveFrom, createdBy, quotes }: Version): string =>
  [
    `Desde ${formatInstant(effectiveFrom)}`,
    createdBy ? `por ${createdBy}` : 'con la instalación',
    quotes === 1 ? '1 cotización' : `${formatCount(quotes)} cotizaciones`,
  ].join(' · ');
