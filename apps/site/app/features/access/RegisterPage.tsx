import { EmailInput } from '../../components/EmailInput.js';
import { TextInput } from '../../components/TextInput.js';
import { SIGN_IN_PATH } from '../../constants/paths.js';
import { FormNoScript } from '../forms/index.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { AccessColumns } from './AccessColumns.js';
import { AccessLinks } from './AccessLinks.js';
import { EMPTY_REGISTRATION } from './access-request-values.js';
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

/** A contract's first page in a few strokes: where its number stands. */
function ContractNumberHint() {
  return (
    <figure className="flex flex-col gap-x-6 gap-y-4 rounded border border-line bg-paper p-5 tablet:flex-row tablet:items-center">
      <svg viewBox="0 0 200 132" aria-hidden className="w-48 shrink-0 text-edge" fill="none" stroke="currentColor">
        <path d="M8 131V8h184v123" className="text-ink" strokeWidth="2" />
        <path d="M24 28h38" className="text-ink" strokeWidth="7" />
        <path d="M24 56h152M24 70h152M24 84h128M24 108h152M24 122h96" strokeWidth="3" />
        <rect x="92" y="16" width="90" height="24" rx="3" className="fill-amber text-ink" strokeWidth="2" />
        <text
          x="137"
          y="31.5"
          textAnchor="middle"
          stroke="none"
          className="fill-night font-sans text-[9px] font-semibold tabular"
        >
          FL-2025-000123
        </text>
      </svg>
      <figcaption className="text-[0.9375rem] leading-snug text-muted">
        El número está arriba a la derecha en la carátula de su contrato, y también en cada estado de cuenta.
      </figcaption>
    </figure>
  );
}
