import { Link, Stack, Typography } from '@mui/material';
import type { AdminRightsRequest } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { AuditedFiles } from '../../components/AuditedFiles.js';
import { formatDay, formatInstant, formatPhone } from '../../i18n/format.js';
import { Deadline } from './Deadline.js';
import { DETAIL_NAMES, ID_KIND_NAMES, POWER_NAMES, RIGHT_NAMES, PURPOSE_NAMES } from './texts.js';

/** Who asks for what, until when it has to be answered, and the papers that prove it. */
export const RightsRequestDetails = ({ request }: { request: AdminRightsRequest }) => (
  <Stack spacing={2}>
    <Section title={RIGHT_NAMES[request.right]}>
      <Figures>
        <Figure label="Fecha límite" strong>
          <Deadline request={request} />
        </Figure>
        <Figure label="Folio">{request.folio}</Figure>
        <Figure label="Presentada el">{formatDay(request.requestedOn)}</Figure>
        {request.answeredAt && <Figure label="Respondida">{formatInstant(request.answeredAt)}</Figure>}
      </Figures>
      <Words title="Descripción">{request.description}</Words>
      <Words title={DETAIL_NAMES[request.right]}>{request.detail}</Words>
    </Section>
    <Section title="Titular">
      <Figures>
        <Figure label="Nombre">{request.holderName}</Figure>
        <Figure label="Domicilio">{request.address}</Figure>
        <Figure label="Teléfono">
          <Link href={`tel:${request.phone}`}>{formatPhone(request.phone)}</Link>
        </Figure>
        <Figure label="Correo electrónico">
          <Link href={`mailto:${request.email}`}>{request.email}</Link>
        </Figure>
        <Figure label="Se identifica con">{ID_KIND_NAMES[request.idKind]}</Figure>
        {request.representativeName && <Figure label="Representante">{request.representativeName}</Figure>}
        {request.representativePower && (
          <Figure label="Representación">{POWER_NAMES[request.representativePower]}</Figure>
        )}
      </Figures>
      <RightsRequestFiles request={request} />
    </Section>
  </Stack>
);

const Words = ({ title, children }: { title: string; children: string }) => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {title}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
  </>
);

const RightsRequestFiles = ({ request }: { request: AdminRightsRequest }) => (
  <AuditedFiles
    resource="rights-requests"
    files={request.files.map(({ purpose, name, size }) => ({
      path: `/api/admin/rights-requests/${request.id}/files/${purpose}`,
      label: PURPOSE_NAMES[purpose],
      name,
      size,
    }))}
  />
);
