import { Alert, Stack, Typography } from '@mui/material';
import type { AdminLedgerDifference, AdminLedgerDifferenceRow } from '@flota/schemas';
import { useCanAccess, useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { LEDGER_KIND_NAMES, LEDGER_STATE_LOOK } from '../../components/states/ledger.js';
import { Waiting } from '../../components/Waiting.js';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { Comparison } from './Comparison.js';
import { LedgerDecision } from './LedgerDecision.js';
import { MEANINGS } from './meanings.js';
import { shortWords } from './side-words.js';

const LedgerDifferenceShow = () => (
  <RecordShow actions={false} component="div">
    <Difference />
  </RecordShow>
);
export default LedgerDifferenceShow;

function Difference() {
  const { record: difference } = useShowContext<AdminLedgerDifferenceRow | AdminLedgerDifference>();
  const { canAccess = false } = useCanAccess({ resource: 'ledger-differences', action: 'settle' });
  if (!difference) return null;
  // Coming from the list, react-admin shows the list's row until the whole is there.
  if (!('others' in difference)) return <Waiting name="Cargando la diferencia" height={420} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960, mt: 2 }}>
      <Facts difference={difference} />
      <Section title="Los dos lados">
        <Comparison difference={difference} />
      </Section>
      {difference.problems.length > 0 && <Problems difference={difference} />}
      {canAccess && <LedgerDecision difference={difference} />}
      {difference.others.length > 0 && <Others difference={difference} />}
    </Stack>
  );
}

const Facts = ({ difference }: { difference: AdminLedgerDifference }) => (
  <Section
    title={LEDGER_KIND_NAMES[difference.kind]}
    actions={<StateChip look={LEDGER_STATE_LOOK[difference.state]} />}
  >
    <Typography color="textSecondary" sx={{ mb: 1.5 }}>
      {MEANINGS[difference.kind]}
    </Typography>
    <Figures>
      <Figure label="Contrato">
        {difference.contractId ? (
          <RecordLink resource="contracts" id={difference.contractId}>
            {difference.contractNumber}
          </RecordLink>
        ) : (
          difference.contractNumber
        )}
      </Figure>
      {difference.customer && (
        <Figure label="Cliente">
          <RecordLink resource="customers" id={difference.customer.id}>
            {difference.customer.name}
          </RecordLink>
        </Figure>
      )}
      <Figure label="Clave en el libro">{difference.externalId}</Figure>
      <Figure label="El libro lo informó">{formatInstant(difference.toldAt)}</Figure>
      {difference.asOf && <Figure label="Con cifras al">{formatDay(difference.asOf)}</Figure>}
      <Figure label="Difiere desde">{formatInstant(difference.openedAt)}</Figure>
      {difference.decidedBy && difference.decidedAt && (
        <Figure label="La resolvió">
          {difference.decidedBy.name}, {formatInstant(difference.decidedAt)}
        </Figure>
      )}
      {difference.reason && <Figure label="Motivo">{difference.reason}</Figure>}
      {difference.deskRequestId && (
        <Figure label="Operación">
          <RecordLink resource="desk-requests" id={difference.deskRequestId}>
            Ver la operación
          </RecordLink>
        </Figure>
      )}
      {difference.endedAt && <Figure label="Terminó">{formatInstant(difference.endedAt)}</Figure>}
    </Figures>
  </Section>
);

const Problems = ({ difference: { kind, problems } }: { difference: AdminLedgerDifference }) => (
  <Alert severity={kind === 'unreadable' ? 'error' : 'info'}>
    {kind === 'unreadable' ? 'Esto no está como se acordó:' : 'No entró por sí solo:'}
    <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {problems.map(({ code, detail, field, text }) => (
        <li key={`${field} ${code}`}>
          {field && <code>{field}</code>} {text} {detail}
        </li>
      ))}
    </ul>
  </Alert>
);

/** More than that is in the list. */
const MOST_OTHERS = 10;

const Others = ({ difference: { contractNumber, others } }: { difference: AdminLedgerDifference }) => (
  <Section title="También difiere de este contrato">
    <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {others.slice(0, MOST_OTHERS).map((other) => (
        <li key={other.id}>
          <RecordLink resource="ledger-differences" id={other.id}>
            {LEDGER_KIND_NAMES[other.kind]}
          </RecordLink>{' '}
          {shortWords(other)}
        </li>
      ))}
    </ul>
    {others.length > MOST_OTHERS && (
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Y {others.length - MOST_OTHERS} más: búsquelas en la lista por {contractNumber}.
      </Typography>
    )}
  </Section>
);
