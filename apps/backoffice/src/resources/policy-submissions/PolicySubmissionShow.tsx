import { Alert, Link, Stack } from '@mui/material';
import type { AdminPolicySubmission, AdminPolicySubmissionRow } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { AuditedFiles } from '../../components/AuditedFiles.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { POLICY_SUBMISSION_STATE_LOOK } from '../../components/states/policy-submissions.js';
import { Waiting } from '../../components/Waiting.js';
import { formatDay, formatInstant, formatMoney } from '../../i18n/format.js';
import { PolicyDecision } from './PolicyDecision.js';
import { FINDING_WORDS } from './texts.js';

const PolicySubmissionShow = () => (
  <RecordShow component="div">
    <PolicySubmission />
  </RecordShow>
);
export default PolicySubmissionShow;

function PolicySubmission() {
  const { record } = useShowContext<AdminPolicySubmissionRow | AdminPolicySubmission>();
  if (!record) return null;
  // Coming from the list, react-admin shows the list's row until the whole one is there.
  if (!('findings' in record)) return <Waiting name="Cargando la póliza" height={480} />;
  const isOpen = record.state === 'received' || record.state === 'in_review';
  return (
    <Stack spacing={2}>
      <Section
        title="Lo que escribió el cliente"
        actions={<StateChip look={POLICY_SUBMISSION_STATE_LOOK[record.state]} />}
      >
        {isOpen &&
          record.findings.map((finding) => (
            <Alert key={finding} severity={finding === 'not-whole' ? 'info' : 'warning'} sx={{ mb: 1 }}>
              {FINDING_WORDS[finding]}
            </Alert>
          ))}
        <Figures>
          <Figure label="Aseguradora">{record.insurer}</Figure>
          <Figure label="Póliza">{record.number}</Figure>
          <Figure label="Cobertura">{record.coverage}</Figure>
          <Figure label="Vigencia">
            {formatDay(record.startsOn)} a {formatDay(record.endsOn)}
          </Figure>
          <Figure label="Suma asegurada">{formatMoney(record.sumInsured)}</Figure>
          <Figure label="Prima anual">{formatMoney(record.premium)}</Figure>
          <Figure label="Beneficiario preferente">{record.lenderFirst === 'yes' ? 'La financiera' : 'No, otro'}</Figure>
        </Figures>
        <AuditedFiles
          resource="policy-submissions"
          files={[
            { path: `/api/admin/policy-submissions/${record.id}/policy`, label: 'Póliza', name: record.fileName },
          ]}
        />
      </Section>
      {isOpen && <PolicyDecision submission={record} />}
      {record.reason && (
        <Alert severity="warning" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          Motivo del rechazo: {record.reason}
        </Alert>
      )}
      <Section title="De quién es">
        <Figures>
          <Figure label="Cliente">
            <RecordLink resource="customers" id={record.customer.id}>
              {record.customer.name}
            </RecordLink>
          </Figure>
          <Figure label="Correo electrónico">
            <Link href={`mailto:${record.customer.email}`}>{record.customer.email}</Link>
          </Figure>
          <Figure label="Contrato">
            <RecordLink resource="contracts" id={record.contractId}>
              {record.contractNumber}
            </RecordLink>
          </Figure>
          <Figure label="Vehículo">{record.vehicle}</Figure>
          <Figure label="El contrato termina">{formatDay(record.contractEndsOn)}</Figure>
          <Figure label="Asegurado hasta">
            {record.coveredUntil ? formatDay(record.coveredUntil) : 'Hoy sin seguro'}
          </Figure>
          <Figure label="Folio">{record.folio}</Figure>
          {record.events.map(({ state, at }) => (
            <Figure key={`${state} ${at}`} label={POLICY_SUBMISSION_STATE_LOOK[state].label}>
              {formatInstant(at)}
            </Figure>
          ))}
        </Figures>
      </Section>
    </Stack>
  );
}
