import { EmailInput } from '../../components/EmailInput.js';
import { REGISTER_PATH, SIGN_IN_PATH } from '../../constants/paths.js';
import { FormNoScript } from '../forms/index.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { AccessColumns } from './AccessColumns.js';
import { AccessLinks } from './AccessLinks.js';
import { EMPTY_RESET } from './access-request-values.js';
import { LinkRequest } from './LinkRequest.js';

const CHECKS = [
  'Busque en la carpeta de correo no deseado.',
  'Compruebe que sea el correo con el que entra a su cuenta.',
  'Si nunca ha entrado, active primero su cuenta.',
];

const LINKS = [
  { question: '¿Ya la recordó?', label: 'Entre aquí', to: SIGN_IN_PATH },
  { question: '¿Es su primera vez?', label: 'Active su cuenta', to: REGISTER_PATH },
];

/** For customers who can't get in with their password. */
export function ResetPasswordPage() {
  return (
    <>
      <PageHeading title="Recupere su contraseña" lead="Le enviamos un enlace por correo para que elija otra." />
      <FormNoScript />
      <AccessColumns help="¿No recuerda su correo?">
        <LinkRequest
          name="recuperar"
          empty={EMPTY_RESET}
          open={async () => (await import('./access-request-forms.js')).openResetForm()}
          heading="¿A qué correo lo enviamos?"
          answer={(email) => (
            <p>
              Si hay una cuenta con el correo{' '}
              <strong className="font-semibold wrap-anywhere text-white">{email}</strong>, le enviamos un enlace. Llega
              en un minuto y funciona durante 30 minutos.
            </p>
          )}
          checks={CHECKS}
          fields={({ register, errorOf }) => (
            <EmailInput
              hint="El que usa para entrar a su cuenta."
              autoComplete="username"
              error={errorOf('email')}
              {...register('email')}
            />
          )}
        />
        <AccessLinks links={LINKS} />
      </AccessColumns>
    </>
  );
}
