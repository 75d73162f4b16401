import { Alert } from '@mui/material';
import type { AdminCustomer, CustomerStanding } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { useStanding } from './standing/use-standing.js';
import { accountLook } from './texts.js';

/** Whether they get into their account, and how safely. */
export function CustomerAccount({ customer }: { customer: AdminCustomer }) {
  const { data } = useStanding(customer.id);
  return (
    <Section title="Cuenta en línea" actions={<StateChip look={accountLook(customer)} />}>
      {data?.account.emailBounces && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Su buzón devuelve nuestros correos: pídale otra dirección.
        </Alert>
      )}
      <Figures>
        <Figure label="Registro confirmado">
          {customer.registeredAt ? formatInstant(customer.registeredAt) : 'Todavía no'}
        </Figure>
        <Figure label="Verificación en dos pasos">{customer.secondFactor ? 'Activada' : 'Desactivada'}</Figure>
        {data && <Figure label="Última entrada">{lastSignIn(data.account)}</Figure>}
      </Figures>
    </Section>
  );
}

function lastSignIn({ lastSignInAt, openSessions }: CustomerStanding['account']): string {
  if (!lastSignInAt) return 'Ninguna que se conserve';
  const devices = openSessions === 1 ? '1 dispositivo' : `${formatCount(openSessions)} dispositivos`;
  return openSessions > 0 ? `${formatInstant(lastSignInAt)} · abierta en ${devices}` : formatInstant(lastSignInAt);
}
