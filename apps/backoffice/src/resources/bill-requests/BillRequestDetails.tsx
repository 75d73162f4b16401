import { Link, Stack } from '@mui/material';
import type { AdminBillRequest } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { PAPER_NAMES } from '../../components/states/bill-requests.js';
import { formatDay, formatPhone } from '../../i18n/format.js';

/** Who asks for which bill, made out to whom, and where it will be picked up. */
export const BillRequestDetails = ({ request }: { request: AdminBillRequest }) => (
  <Stack spacing={2}>
    <Section title={request.form.name}>
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
        <Figure label="RFC">{request.form.rfc}</Figure>
        <Figure label="Titular del contrato">
          {request.holder.legalName}, {request.holder.rfc}
        </Figure>
        <Figure label="Domicilio fiscal">{addressOf(request)}</Figure>
        <Figure label="Fecha de la solicitud">{formatDay(request.form.date)}</Figure>
        {request.paper && <Figure label="Documento">{PAPER_NAMES[request.paper]}</Figure>}
      </Figures>
    </Section>
    {!isBrought(request) && (
      <Section title="Dónde se recoge">
        {request.distributor ? <PickUp place={request.distributor} /> : 'El cliente todavía no elige distribuidor.'}
      </Section>
    )}
  </Stack>
);

/** A courier takes it to its customer. */
const isBrought = ({ handovers }: AdminBillRequest) =>
  handovers.some(({ voidedAt, way }) => way === 'courier' && voidedAt === null);

const addressOf = ({ form }: AdminBillRequest) =>
  `${form.street}, ${form.neighborhood}, ${form.zipcode} ${form.city}, ${form.state}`;

const PickUp = ({ place }: { place: NonNullable<AdminBillRequest['distributor']> }) => (
  <Figures>
    <Figure label="Distribuidor">{place.name}</Figure>
    <Figure label="Domicilio">{place.address}</Figure>
    <Figure label="Teléfono">
      <Link href={`tel:${place.phone}`}>{formatPhone(place.phone)}</Link>
    </Figure>
    {place.hours.length > 0 && <Figure label="Horario">{place.hours.join('; ')}</Figure>}
  </Figures>
);
