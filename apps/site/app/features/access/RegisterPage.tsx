import { EmailInput } from '../../components/EmailInput.js';
import { TextInput } from '../../components/TextInput.js';
import { SIGN_IN_PATH } from '../../constants/paths.js';
import { FormNoScript } from '../forms/index.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { AccessColumns } from './AccessColumns.js';
import { AccessLinks } from './AccessLinks.js';
import { EMPTY_REGISTRATION } from './access-request-values.js';
import { ContractNumberHint } from './ContractNumberHint.js';
import { LinkRequest } from './LinkRequest.js';

const CHECKS = [
  'Busque en la carpeta de correo no deseado.',
  'Compruebe el número de contrato, el RFC y el correo: los tres deben ser los de su contrato.',
  'Si cambió de correo desde que firmó, llámenos y lo actualizamos.',
];

const LINKS = [
  { question: '¿Ya activó su cuenta?', label: 'Entre aquí', to: SIGN_IN_PATH },
  { question: '¿Todavía no tiene un contrato?', label: 'Escríbanos', to: '/contacto' },
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
              <EmailInput hint="El que nos dio al contratar." error={errorOf('email')} {...register('email')} />
            </>
          )}
        />
        <AccessLinks links={LINKS} />
      </AccessColumns>
    </>
  );
}
