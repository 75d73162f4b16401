import { ReceiptText, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button.js';
import { ACCOUNT_HOME, REGISTER_PATH } from '../../constants/paths.js';
import { SECOND_FACTOR_LINK } from '../account/index.js';
import { AccessDone } from './AccessDone.js';
import { PasswordLinkPage } from './PasswordLinkPage.js';

/** Opened by the link of the registration's mail. */
export function WelcomePage() {
  return (
    <PasswordLinkPage
      title="Le damos la bienvenida"
      lead="Un paso más: elija la contraseña de su cuenta."
      again={{ to: REGISTER_PATH, action: 'Pedir otro enlace' }}
      greeting={(name) => (
        <>
          Hola, <strong className="font-semibold">{name}</strong>. Con esta contraseña y su correo entrará a su cuenta.
        </>
      )}
      done={({ name }) => (
        <AccessDone
          title={`Todo listo, ${name}`}
          lead="Su cuenta está activa y ya entró en ella. Estos son buenos primeros pasos:"
        >
          <ul className="grid max-w-4xl gap-5 desktop:grid-cols-2">
            <FirstStep
              icon={<ReceiptText aria-hidden size={28} />}
              title="Vea su saldo"
              text="Cuánto debe, cuándo vence su próximo pago y cómo va su contrato."
            >
              <LinkButton to={ACCOUNT_HOME}>Ir a mi cuenta</LinkButton>
            </FirstStep>
            <FirstStep
              icon={<ShieldCheck aria-hidden size={28} />}
              title="Proteja su cuenta"
              text="Con la verificación en dos pasos nadie entra solo con su contraseña. Toma dos minutos."
            >
              <LinkButton to={SECOND_FACTOR_LINK} variant="secondary">
                Activarla ahora
              </LinkButton>
            </FirstStep>
          </ul>
        </AccessDone>
      )}
    />
  );
}

interface FirstStepProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function FirstStep({ icon, title, text, children }: FirstStepProps) {
  return (
    <li className="flex flex-col items-start rounded border border-line bg-paper p-6 tablet:p-8">
      {icon}
      <h2 className="heading-card mt-4">{title}</h2>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
