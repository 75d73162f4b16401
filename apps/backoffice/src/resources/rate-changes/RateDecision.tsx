import { Alert, Box } from '@mui/material';
import { type AdminRateChange, deskRejectionSchema, todayInMexico } from '@flota/schemas';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { usePost } from '../../components/use-post.js';
import { formatDay } from '../../i18n/format.js';

interface RateDecisionProps {
  change: AdminRateChange;
  /** Whether the plan's rules allow it now. */
  possible: boolean;
}

/** Their maker may withdraw them, another person approves or rejects them; scheduled, they are withdrawn until their day. */
export function RateDecision({ change, possible }: RateDecisionProps) {
  const { identity } = useGetIdentity();
  const { canAccess: mayAsk = false } = useCanAccess({ resource: 'rate-changes', action: 'ask' });
  const { canAccess: mayDecide = false } = useCanAccess({ resource: 'rate-changes', action: 'decide' });
  const { busy, post } = usePost();
  if (!identity) return null;
  const act = (word: string, done: string) => () => post(`/api/admin/rate-changes/${change.id}/${word}`, done);
  if (change.state === 'approved') {
    const isScheduled = change.version !== null && change.effectiveOn > todayInMexico();
    if (!isScheduled || !mayAsk) return null;
    return (
      <Box>
        <ConfirmedButton
          variant="outlined"
          color="error"
          busy={busy}
          title="Retirar la versión programada"
          content="Su día llega y no cambia nada: siguen las tasas que ya rigen. Para volver a programarla se propone y autoriza de nuevo."
          confirm="Retirar"
          onConfirm={act('withdraw', 'La versión programada se retiró.')}
        >
          Retirar antes de su día
        </ConfirmedButton>
      </Box>
    );
  }
  if (change.state !== 'waiting') return null;
  if (identity.id === change.maker.id) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Alert severity="info" sx={{ flex: 1, minWidth: 260 }}>
          Usted las propuso: las autoriza otra persona.
        </Alert>
        <ConfirmedButton
          variant="outlined"
          color="error"
          busy={busy}
          title="Retirar la propuesta"
          content="Deja de esperar y no cambia nada. Puede proponerlas de nuevo."
          confirm="Retirar"
          onConfirm={act('withdraw', 'La propuesta se retiró.')}
        >
          Retirar
        </ConfirmedButton>
      </Box>
    );
  }
  if (!mayDecide) return null;
  const when =
    change.effectiveOn > todayInMexico() ? `desde el ${formatDay(change.effectiveOn)}` : 'desde este momento';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ConfirmedButton
        variant="contained"
        disabled={!possible}
        busy={busy}
        title="Autorizar las tasas"
        content={`Las cotizaciones nuevas de «${change.planTitle}» se calculan con ellas ${when}. Las que ya se hicieron conservan sus importes.`}
        confirm="Autorizar"
        onConfirm={act('approve', 'Autorizadas.')}
      >
        Autorizar
      </ConfirmedButton>
      <DialogFormButton
        button={{ variant: 'outlined', color: 'error', children: 'Rechazar' }}
        title="Rechazar las tasas"
        submit="Rechazar"
        done="Rechazadas: no cambia nada."
        defaultValues={{ note: '' }}
        schema={deskRejectionSchema}
        read={({ note }) => ({ note: note as unknown })}
        send={(body) => http.send(`/api/admin/rate-changes/${change.id}/reject`, { method: 'POST', body })}
      >
        <TextInput
          source="note"
          label="Motivo"
          multiline
          minRows={2}
          isRequired
          helperText="Lo lee quien las propuso."
        />
      </DialogFormButton>
    </Box>
  );
}
