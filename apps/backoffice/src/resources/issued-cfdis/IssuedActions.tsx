import {
  type AdminIssuedCfdi,
  CANCELLATION_MOTIVE_NAMES,
  cancellationRequestSchema,
  issuedRetrySchema,
} from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import Replay from '@mui/icons-material/Replay';
import { SelectInput, useCanAccess } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { choicesOf } from '../../components/choices.js';
import { DialogFormButton } from '../../components/DialogForm.js';

interface ActionProps {
  issued: AdminIssuedCfdi;
}

const Reason = ({ hint }: { hint: string }) => (
  <TextInput source="reason" label="Motivo" multiline minRows={2} isRequired helperText={hint} />
);

const post = (path: string, body: unknown) =>
  http.json<AdminIssuedCfdi>(`/api/admin/issued-cfdis/${path}`, { method: 'POST', body });

/** Of one that was refused, once what was wrong is mended. */
export function RetryButton({ issued: { failureCode, id, state } }: ActionProps) {
  const { canAccess } = useCanAccess({ resource: 'issued-cfdis', action: 'retry' });
  if (!canAccess || state !== 'failed') return null;
  return (
    <DialogFormButton
      button={{ variant: 'contained', startIcon: <Replay />, children: 'Reintentar' }}
      title="Reintentar el timbrado"
      submit="Reintentar"
      done={({ state: now }: AdminIssuedCfdi) =>
        now === 'stamped' ? 'Ya estaba timbrada: quedó registrada.' : 'Va de nuevo al PAC.'
      }
      defaultValues={{ reason: '' }}
      schema={issuedRetrySchema}
      read={({ reason }) => ({ reason: reason as unknown })}
      send={(body) => post(`${id}/retry`, body)}
    >
      <Reason
        hint={
          failureCode === 'INVOICING.UNCERTAIN'
            ? 'Diga qué vio en el portal del PAC. Si ahí está timbrada, importe antes su XML.'
            : 'Diga qué corrigió. Se elabora de nuevo, con la fecha de hoy.'
        }
      />
    </DialogFormButton>
  );
}

const OVER = ['cancelled', 'failed', 'rejected', 'refused'];

/** Of one that is stamped, with SAT's motive. */
export function CancelButton({ issued: { cancellations, id, state } }: ActionProps) {
  const { canAccess } = useCanAccess({ resource: 'issued-cfdis', action: 'cancel' });
  const isOpen = cancellations.some((each) => !OVER.includes(each.state));
  if (!canAccess || state !== 'stamped' || isOpen) return null;
  return (
    <DialogFormButton
      button={{ variant: 'outlined', color: 'error', startIcon: <Block />, children: 'Cancelar ante el SAT' }}
      title="Cancelar ante el SAT"
      submit="Pedir la cancelación"
      done={({ cancellations: [newest] }: AdminIssuedCfdi) =>
        newest?.state === 'waiting' ? 'Espera a que otra persona la autorice.' : 'La cancelación va al SAT.'
      }
      defaultValues={{ motive: '', reason: '' }}
      schema={cancellationRequestSchema}
      read={({ motive, reason }) => ({ motive: motive as unknown, reason: reason as unknown })}
      send={(body) => post(`${id}/cancellations`, body)}
    >
      <SelectInput
        source="motive"
        label="Motivo del SAT"
        choices={choicesOf(CANCELLATION_MOTIVE_NAMES)}
        isRequired
        helperText="Con 01 se timbra antes la que la sustituye, con los datos fiscales de hoy. No se puede deshacer."
      />
      <Reason hint="Queda en la bitácora. Sobre el límite de finanzas la autoriza otra persona." />
    </DialogFormButton>
  );
}
