import { Alert, Link, Stack, Typography } from '@mui/material';
import type { AdminTaxChange, AdminTaxChangeRow } from '@flota/schemas';
import { Fragment } from 'react';
import { useShowContext } from 'react-admin';
import { AuditedFiles } from '../../components/AuditedFiles.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { NoBreak } from '../../components/ListParts.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { TAX_CHANGE_STATE_LOOK } from '../../components/states/tax-changes.js';
import { Waiting } from '../../components/Waiting.js';
import { formatInstant } from '../../i18n/format.js';
import { BothSides } from './BothSides.js';
import { TaxChangeDecision } from './TaxChangeDecision.js';

const TaxChangeShow = () => (
  <RecordShow component="div">
    <TaxChange />
  </RecordShow>
);
export default TaxChangeShow;

function TaxChange() {
  const { record: change } = useShowContext<AdminTaxChangeRow | AdminTaxChange>();
  if (!change) return null;
  // Coming from the list, react-admin shows the list's row until the whole request is there.
  if (!('asked' in change)) return <Waiting name="Cargando la solicitud" height={480} />;
  return (
    <Stack spacing={2}>
      <Section title="Cambio de datos fiscales" actions={<StateChip look={TAX_CHANGE_STATE_LOOK[change.state]} />}>
        <BothSides change={change} />
        <AuditedFiles
          resource="tax-changes"
          files={[
            {
              path: `/api/admin/tax-changes/${change.id}/certificate`,
              label: 'Constancia de situación fiscal',
              name: change.fileName,
            },
          ]}
        />
      </Section>
      {change.state === 'pending' ? <TaxChangeDecision change={change} /> : <Outcome change={change} />}
      <Section title="De quién es">
        <Figures>
          <Figure label="Cliente">
            <RecordLink resource="customers" id={change.customer.id}>
              {change.customer.name}
            </RecordLink>
          </Figure>
          <Figure label="Correo electrónico">
            <Link href={`mailto:${change.customer.email}`}>{change.customer.email}</Link>
          </Figure>
          <Figure label="Folio">{change.folio}</Figure>
          <Figure label="Recibida">{formatInstant(change.createdAt)}</Figure>
          <Figure label={change.contracts.length === 1 ? 'Contrato' : 'Contratos'}>
            {change.contracts.map(({ id, number }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <NoBreak>
                  <RecordLink resource="contracts" id={id}>
                    {number}
                  </RecordLink>
                </NoBreak>
              </Fragment>
            ))}
          </Figure>
        </Figures>
      </Section>
    </Stack>
  );
}

const OUTCOMES = {
  approved: 'Los documentos salen con los datos nuevos desde entonces; los anteriores no cambian.',
  rejected: 'Sus documentos siguen con los datos anteriores.',
  cancelled: 'El cliente canceló la solicitud antes de que se resolviera.',
} as const;

function Outcome({ change }: { change: AdminTaxChange & { state: AdminTaxChange['state'] } }) {
  if (change.state === 'pending') return null;
  return (
    <Section title="En qué quedó">
      {change.reason && (
        <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          Motivo del rechazo: {change.reason}
        </Alert>
      )}
      <Typography color="textSecondary">{OUTCOMES[change.state]}</Typography>
      <Figures>
        {change.state !== 'cancelled' && (
          <Figure label="La resolvió">{change.decidedByName ?? 'Una persona del equipo'}</Figure>
        )}
        {change.decidedAt && <Figure label="Cuándo">{formatInstant(change.decidedAt)}</Figure>}
      </Figures>
    </Section>
  );
}
