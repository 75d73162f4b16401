import { LinkButton } from '../../components/Button.js';
import { ACCOUNT_HOME, RESET_PASSWORD_PATH } from '../../constants/paths.js';
import { AccessDone } from './AccessDone.js';
import { PasswordLinkPage } from './PasswordLinkPage.js';

/** Opened by the link of the mail for a forgotten password. */
export function NewPasswordPage() {
  return (
    <PasswordLinkPage
      title="Nueva contraseña"
      lead="Elija otra contraseña para su cuenta. Al guardarla se cierran las sesiones abiertas en otros equipos."
      again={{ to: RESET_PASSWORD_PATH, action: 'Pedir otro enlace' }}
      greeting={(name) => (
        <>
          Cuenta de <strong className="font-semibold">{name}</strong>
        </>
      )}
      done={() => (
        <AccessDone
          title="Su contraseña cambió"
          lead="Ya entró a su cuenta. Cerramos las sesiones que había en otros equipos y le enviamos un aviso por correo."
        >
          <LinkButton to={ACCOUNT_HOME}>Ir a mi cuenta</LinkButton>
        </AccessDone>
      )}
    />
  );
}
