import { Alert, Stack } from '@mui/material';
import type { AdminRateChange, AdminRateChangeRow, AdminRatePreview } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useShowContext } from 'react-admin';
import { http } from '../../api/client.js';
import { failureText } from '../../api/problem.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RatePreview } from '../../components/rates/RatePreview.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { RATE_CHANGE_STATE_LOOK } from '../../components/states/rates.js';
import { Waiting } from '../../components/Waiting.js';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { RateDecision } from './RateDecision.js';

const RateChangeShow = () => (
  <RecordShow component="div">
    <RateChange />
  </RecordShow>
);
export default RateChangeShow;

function RateChange() {
  const { record: change } = useShowContext<AdminRateChangeRow | AdminRateChange>();
  if (!change) return null;
  // Coming from the list, react-admin shows the list's row until the whole proposal is there.
  if (!('rates' in change)) return <Waiting name="Cargando la propuesta" height={480} />;
  return (
    <Stack spacing={2}>
      <Facts change={change} />
      {change.state === 'waiting' ? <Effect change={change} /> : <RateDecision change={change} possible />}
    </Stack>
  );
}

const Facts = ({ change }: { change: AdminRateChange }) => (
  <Section title={`Tasas ${change.folio}`} actions={<StateChip look={RATE_CHANGE_STATE_LOOK[change.state]} />}>
    <Figures>
      <Figure label="Plan">
        <RecordLink resource="plans" id={change.planSlug}>
          {change.planTitle}
        </RecordLink>
      </Figure>
      <Figure label="Rigen desde" strong>
        {change.version ? formatInstant(change.version.effectiveFrom) : formatDay(change.effectiveOn)}
      </Figure>
      {change.version && <Figure label="Versión">{change.version.number}</Figure>}
      <Figure label="Motivo">{change.reason}</Figure>
      <Figure label="Las propuso">
        {change.maker.name}, {formatInstant(change.createdAt)}
      </Figure>
      {change.checker && change.decidedAt && (
        <Figure label={change.state === 'rejected' ? 'Las rechazó' : 'Las autorizó'}>
          {change.checker.name}, {formatInstant(change.decidedAt)}
        </Figure>
      )}
      {change.withdrawnBy && <Figure label="Las retiró">{change.withdrawnBy.name}</Figure>}
      {change.note && <Figure label="Por qué se rechazaron">{change.note}</Figure>}
    </Figures>
  </Section>
);

/** What they would change now, beside the version that is in force on their day. */
function Effect({ change }: { change: AdminRateChange }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['rate-change-preview', change.id],
    queryFn: ({ signal }) => http.json<AdminRatePreview>(`/api/admin/rate-changes/${change.id}/preview`, { signal }),
    retry: false,
    gcTime: 0,
  });
  if (isPending) return <Waiting name="Comparando" height={320} />;
  return (
    <>
      {error && <Alert severity="error">No se pudo comparar: {failureText(error)}</Alert>}
      {data && data.base.number !== change.baseNumber && (
        <Alert severity="warning">
          Quien las propuso las comparó con la versión {change.baseNumber}; ese día rige la versión {data.base.number}.
          Lo que sigue es frente a esta.
        </Alert>
      )}
      {data && <RatePreview preview={data} />}
      <RateDecision change={change} possible={data !== undefined && data.faults.length === 0} />
    </>
  );
}
