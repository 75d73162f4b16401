import { Link } from '@mui/material';
import type { AdminSigning } from '@flota/schemas';
import { AuditedFiles } from '../../components/AuditedFiles.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { FILE_NAMES } from './texts.js';

/** What is to be signed, of which contract, until when, and its files. */
export const SigningFacts = ({ request }: { request: AdminSigning }) => (
  <Section title={request.title}>
    <Figures>
      <Figure label="Folio">{request.folio}</Figure>
      <Figure label="Contrato">
        <RecordLink resource="contracts" id={request.contractId}>
          {request.contractNumber}
        </RecordLink>
      </Figure>
      <Figure label="Cliente">
        <RecordLink resource="customers" id={request.customer.id}>
          {request.customer.name}
        </RecordLink>
      </Figure>
      <Figure label="Correo electrónico">
        <Link href={`mailto:${request.customer.email}`}>{request.customer.email}</Link>
      </Figure>
      <Figure label="Último día para firmar">{formatDay(request.deadline)}</Figure>
      <Figure label="La pidió">
        {request.maker}, {formatInstant(request.createdAt)}
      </Figure>
      {request.provider && <Figure label="Proveedor">{request.provider}</Figure>}
      {request.note && <Figure label="Nota al cliente">{request.note}</Figure>}
    </Figures>
    <AuditedFiles
      resource="signing-requests"
      files={request.files.map((which) => ({
        path: `/api/admin/signing-requests/${request.id}/files/${which}`,
        label: FILE_NAMES[which],
        name: `${which}-${request.folio}.${which === 'constancia' ? 'tsr' : 'pdf'}`,
      }))}
    />
  </Section>
);
