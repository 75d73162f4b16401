import { ACCOUNT_ROLE_NAMES, type OwnAccounts } from '@flota/schemas';
import { LinkButton } from '../../components/Button.js';
import { AccountPage } from './AccountPage.js';

interface OutOfReachProps {
  current: OwnAccounts['current'];
  /** Where whoever came here begins. */
  home: { label: string; to: string };
}

/** A page of the account that is not for whoever opened it. */
export const OutOfReach = ({ current: { holder, role }, home }: OutOfReachProps) => (
  <AccountPage
    title="Su acceso no incluye esta página"
    lead={
      <>
        {role && `Entra a la cuenta de ${holder} como ${ACCOUNT_ROLE_NAMES[role].toLowerCase()}. `}
        Si la necesita, pida al titular de la cuenta que cambie su acceso en “Personas”.
      </>
    }
  >
    <LinkButton to={home.to}>Ir a {home.label}</LinkButton>
  </AccountPage>
);
