import { Box, Typography } from '@mui/material';
import { type AdminLedgerDifference, ledgerDecisionSchema } from '@flota/schemas';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';

const TAKES: Partial<Record<AdminLedgerDifference['kind'], string>> = {
  contract: 'El contrato entra con todos los pagos que el libro tiene de él.',
  customer: 'Los datos del cliente serán los del libro.',
  movement: 'El pago se corrige a como está en el libro, y el cliente recibe un correo.',
  movement_here: 'El pago se registra aquí como está en el libro, y el cliente recibe su comprobante.',
  movement_there: 'El pago se anula aquí, y el cliente recibe un correo.',
};

/** Takes the ledger's side, or keeps ours; both with a reason that stays. */
export function LedgerDecision({ difference }: { difference: AdminLedgerDifference }) {
  const { canAccept, id, kind, state } = difference;
  if (state !== 'open' && !canAccept) return null;
  const send = (word: 'accept' | 'keep') => (body: object) =>
    http.send(`/api/admin/ledger-differences/${id}/${word}`, { method: 'POST', body });
  const form = {
    defaultValues: { reason: '' },
    schema: ledgerDecisionSchema,
    read: ({ reason }: Record<string, unknown>) => ({ reason }),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {canAccept && (
        <DialogFormButton
          {...form}
          button={{ variant: 'contained', children: 'Aceptar lo del libro' }}
          title="Aceptar lo del libro"
          submit="Aceptar"
          done="Aceptado. Si pasa del límite, espera la autorización de otra persona."
          send={send('accept')}
        >
          <Typography sx={{ mb: 1 }}>{TAKES[kind]}</Typography>
          <Reason />
        </DialogFormButton>
      )}
      {state === 'open' && (
        <DialogFormButton
          {...form}
          button={{ variant: 'outlined', children: 'Dejar lo nuestro' }}
          title="Dejar lo nuestro"
          submit="Dejar"
          done="Se queda como está en Flota."
          send={send('keep')}
        >
          <Typography sx={{ mb: 1 }}>
            Nada cambia aquí. La diferencia vuelve a esta lista solo si el libro cambia lo que dice.
          </Typography>
          <Reason />
        </DialogFormButton>
      )}
    </Box>
  );
}

const Reason = () => <ReasonInput helperText="Queda en la bitácora." />;
