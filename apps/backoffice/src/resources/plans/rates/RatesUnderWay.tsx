import { Alert, Box } from '@mui/material';
import type { AdminPlanDetail, AdminPlanRates } from '@flota/schemas';
import { Link } from 'react-admin';
import { formatDay, formatInstant } from '../../../i18n/format.js';

/** What waits and what is scheduled, in the order in which it comes into force. */
export function RatesUnderWay({
  plan,
  rates: { scheduled, waiting },
}: {
  plan: AdminPlanDetail;
  rates: AdminPlanRates;
}) {
  if (scheduled.length + waiting.length === 0) return null;
  return (
    <Alert severity="info">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {waiting.map(({ effectiveOn, folio, id, maker }) => (
          <li key={id}>
            {maker.name} propuso tasas desde el {formatDay(effectiveOn)}: esperan autorización.{' '}
            <Link to={`/rate-changes/${id}/show`}>Revisar {folio}</Link>
          </li>
        ))}
        {scheduled.map(({ changeId, effectiveFrom, number }) => (
          <li key={number}>
            La versión {number} entra en vigor el {formatInstant(effectiveFrom)}; hasta entonces rige la anterior.{' '}
            {changeId && (
              <Link to={`/rate-changes/${changeId}/show`}>
                Ver la versión {number} de {plan.title}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
