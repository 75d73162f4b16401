import { access } from '@flota/texts/site/access';
import { accessRequest } from '@flota/texts/site/access-request';
import { EmailInput } from '../../components/EmailInput.js';
import { REGISTER_PATH, SIGN_IN_PATH } from '../../constants/paths.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { rich } from '../../lib/rich.js';
import { FormNoScript } from '../forms/index.js';
import { AccessColumns } from './AccessColumns.js';
import { AccessLinks } from './AccessLinks.js';
import { EMPTY_RESET } from './access-request-values.js';
import { LinkRequest } from './LinkRequest.js';

/** For customers who can't get in with their password. */
export function ResetPasswordPage() {
  return (
    <>
      <PageHeading title={accessRequest.resetTitle} lead={accessRequest.resetLead} />
      <FormNoScript />
      <AccessColumns help={accessRequest.resetHelp}>
        <LinkRequest
          name="recuperar"
          empty={EMPTY_RESET}
          open={async () => (await import('./access-request-forms.js')).openResetForm()}
          heading={accessRequest.resetHeading}
          answer={(email) => (
            <p>
              {rich(accessRequest.resetAnswer, {
                email: () => <strong className="font-semibold wrap-anywhere text-white">{email}</strong>,
              })}
            </p>
          )}
          checks={[accessRequest.checkSpam, accessRequest.resetCheckEmail, accessRequest.resetCheckActivated]}
          fields={({ register, errorOf }) => (
            <EmailInput
              hint={accessRequest.resetEmailHint}
              autoComplete="username"
              error={errorOf('email')}
              {...register('email')}
            />
          )}
        />
        <AccessLinks
          links={[
            { text: accessRequest.remembered, to: SIGN_IN_PATH },
            { text: access.firstTime, to: REGISTER_PATH },
          ]}
        />
      </AccessColumns>
    </>
  );
}
