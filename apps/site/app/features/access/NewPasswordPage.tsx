import { accessLink } from '@flota/texts/site/access-link';
import { LinkButton } from '../../components/Button.js';
import { ACCOUNT_HOME, RESET_PASSWORD_PATH } from '../../constants/paths.js';
import { rich } from '../../lib/rich.js';
import { AccessDone } from './AccessDone.js';
import { PasswordLinkPage } from './PasswordLinkPage.js';

/** Opened by the link of the mail for a forgotten password. */
export function NewPasswordPage() {
  return (
    <PasswordLinkPage
      title={accessLink.newPasswordTitle}
      lead={accessLink.newPasswordLead}
      again={{ to: RESET_PASSWORD_PATH, action: accessLink.expiredAgain }}
      greeting={(name) =>
        rich(accessLink.newPasswordGreeting, { name: () => <strong className="font-semibold">{name}</strong> })
      }
      done={() => (
        <AccessDone title={accessLink.newPasswordDoneTitle} lead={accessLink.newPasswordDoneLead}>
          <LinkButton to={ACCOUNT_HOME}>{accessLink.toAccount}</LinkButton>
        </AccessDone>
      )}
    />
  );
}
