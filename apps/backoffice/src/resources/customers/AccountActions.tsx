import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import type { AdminCustomer } from '@flota/schemas';
import { TopToolbar, useCanAccess, useRecordContext, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { useTask } from '../../components/use-task.js';
import { SecondFactorRemovalButton } from './SecondFactorRemovalButton.js';
import { SeeAccountButton } from './see-account/SeeAccountButton.js';

export function AccountActions() {
  const customer = useRecordContext<AdminCustomer>();
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'edit' });
  const { canAccess: mayRemove } = useCanAccess({ resource: 'customers', action: 'remove-second-factor' });
  const { canAccess: maySee } = useCanAccess({ resource: 'customers', action: 'see-account' });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  if (!customer || !canAccess) return <TopToolbar />;

  const { id, name, active, updatedAt } = customer;
  const change = () =>
    run(
      async () => {
        await http.send(`/api/admin/customers/${id}`, { method: 'PATCH', body: { active: !active, updatedAt } });
        refresh();
      },
      active ? 'Cuenta cerrada' : 'Cuenta abierta',
    );
  return (
    <TopToolbar>
      {maySee && active && <SeeAccountButton customer={customer} />}
      {mayRemove && customer.secondFactor && <SecondFactorRemovalButton customer={customer} />}
      {active ? (
        <ConfirmedButton
          color="error"
          startIcon={<Lock />}
          busy={busy}
          title="¿Cerrar la cuenta?"
          content={`${name} no podrá entrar a su cuenta y sus sesiones abiertas dejarán de servir. Sus contratos no cambian, y la cuenta se puede volver a abrir.`}
          confirm="Cerrar la cuenta"
          onConfirm={() => void change()}
        >
          Cerrar cuenta
        </ConfirmedButton>
      ) : (
        <ConfirmedButton
          startIcon={<LockOpen />}
          busy={busy}
          title="¿Abrir la cuenta?"
          content={`${name} podrá volver a entrar con su correo y su contraseña.`}
          confirm="Abrir la cuenta"
          onConfirm={() => void change()}
        >
          Abrir cuenta
        </ConfirmedButton>
      )}
    </TopToolbar>
  );
}
