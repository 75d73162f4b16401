import {
  type AdminCollection,
  type AdminCollectionDetail,
  endHandoverSchema,
  type NewHandover,
  newHandoverSchema,
  todayInMexico,
} from '@flota/schemas';
import { Typography } from '@mui/material';
import { DateInput, SelectInput, useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';
import { Figure } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { formatDay } from '../../i18n/format.js';
import { useAgencies } from '../../components/agencies.js';

interface AgencyOfCaseProps {
  detail: AdminCollectionDetail;
  standing: AdminCollection;
}

/** Which agency collects it, and the way to hand it over or to take it back. */
export function AgencyOfCase({ detail: { id, stop }, standing: { agency } }: AgencyOfCaseProps) {
  const { canAccess: mayHandOver = false } = useCanAccess({ resource: 'collections', action: 'hand-over' });
  if (agency) {
    return (
      <Figure label="Despacho">
        <RecordLink resource="collection-agencies" id={agency.id}>
          {agency.name}
        </RecordLink>
        , desde el {formatDay(agency.fromOn)} {mayHandOver && <TakeBackButton id={id} />}
      </Figure>
    );
  }
  // Whom nobody may look for isn't handed to anybody.
  return <Figure label="Despacho">Ninguno {mayHandOver && !stop && <HandOverButton id={id} />}</Figure>;
}

function HandOverButton({ id }: { id: string }) {
  const agencies = useAgencies({ inForce: true });
  return (
    <DialogFormButton
      button={{ size: 'small', children: 'Entregar a despacho' }}
      title="Entregar a un despacho"
      submit="Entregar"
      done="El contrato quedó entregado al despacho."
      defaultValues={{ agencyId: '', fromOn: todayInMexico(), reason: '' }}
      schema={newHandoverSchema}
      read={(values) => values as NewHandover}
      send={(body) => http.send(`/api/admin/collections/${id}/handover`, { method: 'POST', body })}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        El cliente verá en su cuenta y en sus recordatorios quién lo busca y que sólo se paga a la CLABE de su contrato.
      </Typography>
      <SelectInput
        source="agencyId"
        label="Despacho"
        choices={agencies}
        isRequired
        fullWidth
        helperText={agencies.length === 0 ? 'Ninguno tiene contrato vigente: regístrelo en Despachos.' : false}
      />
      <DateInput
        source="fromOn"
        label="Desde el día"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { min: todayInMexico() } }}
      />
      <ReasonInput helperText="Queda en el historial; el cliente no lo ve." />
    </DialogFormButton>
  );
}

const TakeBackButton = ({ id }: { id: string }) => (
  <DialogFormButton
    button={{ size: 'small', children: 'Retirar' }}
    title="Retirar del despacho"
    submit="Retirar"
    done="El contrato ya no está con el despacho. Avísele que deje de cobrarlo."
    defaultValues={{ reason: '' }}
    schema={endHandoverSchema}
    read={({ reason }) => ({ reason: (reason as string | null) ?? '' })}
    send={(body) => http.send(`/api/admin/collections/${id}/handover/end`, { method: 'POST', body })}
  >
    <ReasonInput helperText="Queda en el historial." />
  </DialogFormButton>
);
