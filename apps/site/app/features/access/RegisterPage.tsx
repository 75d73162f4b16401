import { Link } from 'react-router';
import { TextInput } from '../../components/TextInput.js';
import { SIGN_IN_PATH } from '../../constants/paths.js';
import { FormNoScript } from '../forms/FormNoScript.js';
import { PageHeading } from '../layout/PageHeading.js';
import { AccessColumns } from './AccessColumns.js';
import { EMPTY_REGISTRATION } from './access-request-values.js';
import { ContractNumberHint } from './ContractNumberHint.js';
import { LinkRequest } from './LinkRequest.js';

const CHECKS = [
  'Busque en la carpeta de correo no deseado.',
  'Compruebe el número de contrato, el RFC y el correo: los tres deben ser los de su contrato.',
  'Si cambió de correo desde que firmó, llámenos y lo actualizamos.',
];

/** For people who have a contract and no access to it yet. */
export function RegisterPage() {
  return (
    <>
      <PageHeading
        title="Active su cuenta"
        lead="Para quienes ya tienen un contrato con nosotros: consulte su saldo, pague y descargue sus facturas en línea."
      />
      <FormNoScript />
      <AccessColumns help="¿No encuentra su contrato?">
        <LinkRequest
          name="registro"
          empty={EMPTY_REGISTRATION}
          open={async () => (await import('./access-request-forms.js')).openRegistrationForm()}
          heading="Los datos de su contrato"
          answer={(email) => (
            <p>
              Si los datos coinciden con un contrato, le enviamos un enlace a{' '}
              <strong className="font-semibold wrap-anywhere text-white">{email}</strong>. Llega en un minuto y funciona
              durante 24 horas. Ábralo para elegir su contraseña.
            </p>
          )}
          checks={CHECKS}
          fields={({ register, errorOf }) => (
            <>
              <ContractNumberHint />
              <TextInput
                label="Número de contrato"
                hint={
                  <>
                    Como está impreso, por ejemplo <span className="whitespace-nowrap">FL-2025-000123</span>.
                  </>
                }
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                error={errorOf('contractNumber')}
                {...register('contractNumber')}
              />
              <TextInput
                label="RFC"
                hint="El del titular del contrato, con homoclave."
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                error={errorOf('rfc')}
                {...register('rfc')}
              />
              <TextInput
                label="Correo electrónico"
                hint="El que nos dio al contratar."
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                error={errorOf('email')}
                {...register('email')}
              />
            </>
          )}
        />
        <ul className="mt-8 border-t border-line pt-5">
          <li>
            ¿Ya activó su cuenta?{' '}
            <Link to={SIGN_IN_PATH} className="link inline-flex min-h-11 items-center">
              Entre aquí
            </Link>
          </li>
          <li>
            ¿Todavía no tiene un contrato?{' '}
            <Link to="/contacto" className="link inline-flex min-h-11 items-center">
              Escríbanos
            </Link>
          </li>
        </ul>
      </AccessColumns>
    </>
  );
}
