import { accessRequest } from '@flota/texts/site/access-request';
import { EmailInput } from '../../components/EmailInput.js';
import { TextInput } from '../../components/TextInput.js';
import { SIGN_IN_PATH } from '../../constants/paths.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { rich } from '../../lib/rich.js';
import { FormNoScript } from '../forms/index.js';
import { AccessColumns } from './AccessColumns.js';
import { AccessLinks } from './AccessLinks.js';
import { EMPTY_REGISTRATION } from './access-request-values.js';
import { LinkRequest } from './LinkRequest.js';

/** For people who have a contract and no access to it yet. */
export function RegisterPage() {
  return (
    <>
      <PageHeading title={accessRequest.registerTitle} lead={accessRequest.registerLead} />
      <FormNoScript />
      <AccessColumns help={accessRequest.registerHelp}>
        <LinkRequest
          name="registro"
          empty={EMPTY_REGISTRATION}
          open={async () => (await import('./access-request-forms.js')).openRegistrationForm()}
          heading={accessRequest.registerHeading}
          answer={(email) => (
            <p>
              {rich(accessRequest.registerAnswer, {
                email: () => <strong className="font-semibold wrap-anywhere text-white">{email}</strong>,
              })}
            </p>
          )}
          checks={[accessRequest.checkSpam, accessRequest.registerCheckContract, accessRequest.registerCheckEmail]}
          fields={({ register, errorOf }) => (
            <>
              <ContractNumberHint />
              <TextInput
                label={accessRequest.contractNumber}
                hint={rich(accessRequest.contractNumberHint, {
                  example: () => <span className="whitespace-nowrap">{accessRequest.contractNumberExample}</span>,
                })}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                error={errorOf('contractNumber')}
                {...register('contractNumber')}
              />
              <TextInput
                label={accessRequest.rfc}
                hint={accessRequest.rfcHint}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                error={errorOf('rfc')}
                {...register('rfc')}
              />
              <EmailInput hint={accessRequest.registerEmailHint} error={errorOf('email')} {...register('email')} />
            </>
          )}
        />
        <AccessLinks
          links={[
            { text: accessRequest.registered, to: SIGN_IN_PATH },
            { text: accessRequest.withoutContract, to: '/contacto' },
          ]}
        />
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
          {accessRequest.contractNumberExample}
        </text>
      </svg>
      <figcaption className="text-[0.9375rem] leading-snug text-muted">{accessRequest.contractNumberPlace}</figcaption>
    </figure>
  );
}
