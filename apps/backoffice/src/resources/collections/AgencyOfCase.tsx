import {
  type AdminCollection,
  type AdminCollectionDetail,
  endHandoverSchema,
  type NewHandover,
  newHandoverSchema,
} from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';
import { Figure } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { formatDay } from '../../i18n/format.js';
import { blankHandover, HandoverFields, readHandover } from './HandoverFields.js';

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
        {termOf(agency)} {mayHandOver && <TakeBackButton id={id} />}
      </Figure>
    );
  }
  // Whom nobody may look for isn't handed to anybody.
  return <Figure label="Despacho">Ninguno {mayHandOver && !stop && <HandOverButton id={id} />}</Figure>;
}

const termOf = ({ fromOn, untilOn }: NonNullable<AdminCollection['agency']>): string =>
  `, desde el ${formatDay(fromOn)}${untilOn ? ` hasta el ${formatDay(untilOn)}` : ''}`;

const HandOverButton = ({ id }: { id: string }) => (
  <DialogFormButton
    button={{ size: 'small', children: 'Entregar a despacho' }}
    title="Entregar a un despacho"
    submit="Entregar"
    done="El contrato quedó entregado al despacho."
    defaultValues={blankHandover()}
    schema={newHandoverSchema}
    read={(values) => readHandover(values) as NewHandover}
    send={(body) => http.send(`/api/admin/collections/${id}/handover`, { method: 'POST', body })}
  >
    <HandoverFields />
  </DialogFormButton>
);

const TakeBackButton = ({ id }: { id: string }) => (
  <DialogFormButton
    button={{ size: 'small', children: 'Retirar' }}
    title="Retirar del despacho"
    submit="Retirar"
    done="El contrato ya no está con el despacho. Avísele que deje de cobrarlo."
    defaultValues={{ reason: '' }}
    schema={endHandoverSchema}
    read={({ reason }) => ({ reason: reason as string })}
    send={(body) => http.send(`/api/admin/collections/${id}/handover/end`, { method: 'POST', body })}
  >
    <ReasonInput helperText="Queda en el historial." />
  </DialogFormButton>
);
