import Check from '@mui/icons-material/Check';
import { Button, type ButtonProps } from '@mui/material';
import type { AdminBankLine } from '@flota/schemas';
import { useLineAction } from './use-line-action.js';

/** Posts a line to the contract that is proposed. A doubtful one is looked at first. */
export function AcceptButton({ line, ...button }: { line: AdminBankLine } & ButtonProps) {
  const { busy, act } = useLineAction(line.id);
  if (!line.contract || (line.state !== 'open' && line.state !== 'suspense')) return null;
  const { id: contractId, number } = line.contract;
  return (
    <Button
      size="small"
      startIcon={<Check />}
      {...button}
      loading={busy}
      loadingPosition="start"
      aria-label={`Aceptar ${number}`}
      onClick={(event) => {
        // A click on the row opens it.
        event.stopPropagation();
        void act(
          'accept',
          { contractId },
          line.payment ? `Conciliado con el pago ${line.payment.folio}.` : `Aplicado al contrato ${number}.`,
        );
      }}
    >
      Aceptar
    </Button>
  );
}
