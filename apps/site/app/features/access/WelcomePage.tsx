import { accessLink } from '@flota/texts/site/access-link';
import { ReceiptText, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button.js';
import { ACCOUNT_HOME, REGISTER_PATH } from '../../constants/paths.js';
import { rich } from '../../lib/rich.js';
import { SECOND_FACTOR_LINK } from '../account/index.js';
import { AccessDone } from './AccessDone.js';
import { PasswordLinkPage } from './PasswordLinkPage.js';

/** Opened by the link of the registration's mail. */
export function WelcomePage() {
  return (
    <PasswordLinkPage
      title={accessLink.welcomeTitle}
      lead={accessLink.welcomeLead}
      again={{ to: REGISTER_PATH, action: accessLink.expiredAgain }}
      greeting={(name) =>
        rich(accessLink.welcomeGreeting, { name: () => <strong className="font-semibold">{name}</strong> })
      }
      done={({ name }) => (
        <AccessDone title={accessLink.welcomeDoneTitle({ name })} lead={accessLink.welcomeDoneLead}>
          <ul className="grid max-w-4xl gap-5 desktop:grid-cols-2">
            <FirstStep
              icon={<ReceiptText aria-hidden size={28} />}
              title={accessLink.balanceTitle}
              text={accessLink.balanceText}
            >
              <LinkButton to={ACCOUNT_HOME}>{accessLink.toAccount}</LinkButton>
            </FirstStep>
            <FirstStep
              icon={<ShieldCheck aria-hidden size={28} />}
              title={accessLink.secondFactorTitle}
              text={accessLink.secondFactorText}
            >
              <LinkButton to={SECOND_FACTOR_LINK} variant="secondary">
                {accessLink.secondFactorAction}
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
