import { Alert, Stack } from '@mui/material';
import type { AdminDeskRequest, AdminDeskRequestRow, DeskPreview } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useShowContext } from 'react-admin';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { DeskComparison } from '../../components/desk/DeskComparison.js';
import { driftOf } from '../../components/desk/desk-figures.js';
import { Section } from '../../components/Figures.js';
import { LoadFailure } from '../../components/LoadFailure.js';
import { RecordShow } from '../../components/RecordShow.js';
import { Waiting } from '../../components/Waiting.js';
import { DeskDecision } from './DeskDecision.js';
import { DeskRequestFacts } from './DeskRequestFacts.js';

const DeskRequestShow = () => (
  <RecordShow component="div">
    <DeskRequest />
  </RecordShow>
);
export default DeskRequestShow;

function DeskRequest() {
  const { record: request } = useShowContext<AdminDeskRequestRow | AdminDeskRequest>();
  if (!request) return null;
  // Coming from the list, react-admin shows the list's row until the whole request is there.
  if (!('foreseen' in request)) return <Waiting name="Cargando la solicitud" height={480} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <DeskRequestFacts request={request} />
      {request.state === 'waiting' ? <Today request={request} /> : <Over request={request} />}
    </Stack>
  );
}

/** What it would do now, for whoever decides; the others see what its maker saw. */
function Today({ request }: { request: AdminDeskRequest }) {
  const { canAccess = false } = useCanAccess({ resource: 'desk-requests', action: 'decide' });
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['desk-request-preview', request.id],
    queryFn: ({ signal }) => http.json<DeskPreview>(`/api/admin/desk-requests/${request.id}/preview`, { signal }),
    enabled: canAccess,
    retry: false,
    gcTime: 0,
  });
  if (!canAccess) return <Changes title="Lo que cambia" preview={request.foreseen} />;
  const drift = data ? driftOf(request.foreseen, data) : [];
  return (
    <>
      {error &&
        (isRefusal(error) ? (
          <Alert severity="error">
            Hoy ya no se puede hacer: {error.message} Quien la pidió puede retirarla y pedirla de nuevo.
          </Alert>
        ) : (
          <LoadFailure
            title="No pudimos calcular lo que haría hoy"
            error={error}
            retry={() => void refetch()}
            busy={isFetching}
          />
        ))}
      {drift.length > 0 && (
        <Alert severity="warning">
          Cambió desde que se pidió:
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {drift.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isPending ? (
        <Waiting name="Calculando" height={320} />
      ) : (
        <Changes title={data ? 'Lo que cambia hoy' : 'Lo que iba a cambiar'} preview={data ?? request.foreseen} />
      )}
      <DeskDecision request={request} possible={data !== undefined} />
    </>
  );
}

/** The server says that it can't be done, and not that it can't say. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;

const Over = ({ request: { done, foreseen } }: { request: AdminDeskRequest }) => (
  <Changes title={done ? 'Lo que cambió' : 'Lo que iba a cambiar'} preview={done ?? foreseen} />
);

const Changes = ({ preview, title }: { title: string; preview: DeskPreview }) => (
  <Section title={title}>
    <DeskComparison preview={preview} />
  </Section>
);
