import type { AdminSuppressedMailbox } from '@flota/schemas';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import { useCanAccess, useRecordContext, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { useTask } from '../../components/use-task.js';

/** Lets mail go there again. It asks first: a sender who insists is taken for one of spam. */
export function LiftButton() {
  const mailbox = useRecordContext<AdminSuppressedMailbox>();
  const { canAccess } = useCanAccess({ resource: 'suppressed-mailboxes', action: 'lift' });
  const refresh = useRefresh();
  const { busy, run } = useTask();
  if (!mailbox || mailbox.liftedAt || !canAccess) return null;

  const lift = () =>
    run(async () => {
      await http.send(`/api/admin/suppressed-mailboxes/${mailbox.id}/lift`, { method: 'POST' });
      refresh();
    }, `Desde ahora vuelve a recibir correos: ${mailbox.address}. Los que se retuvieron se reintentan uno por uno en Correos.`);

  return (
    <ConfirmedButton
      size="small"
      startIcon={<MarkEmailRead />}
      busy={busy}
      title="¿Enviar otra vez a este buzón?"
      content={`Hágalo si ya confirmó con el cliente que ${mailbox.address} existe y que quiere nuestros correos. Insistir con un buzón que rechaza daña la reputación de nuestro envío.`}
      confirm="Reactivar buzón"
      onConfirm={() => void lift()}
    >
      Reactivar
    </ConfirmedButton>
  );
}
