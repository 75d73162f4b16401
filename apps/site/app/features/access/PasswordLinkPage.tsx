import type { CustomerSession, SecondFactorNeeded } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { accessLink } from '@flota/texts/site/access-link';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignInAnswer } from '../../api/session.js';
import { SIGN_IN_PATH } from '../../constants/paths.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { useSession } from '../session/index.js';
import { AccessColumns } from './AccessColumns.js';
import { CodeForm } from './CodeForm.js';
import { LinkGate } from './LinkGate.js';
import { NewPasswordInput } from './NewPasswordInput.js';
import { tooManyAttempts } from './too-many-attempts.js';

interface PasswordLinkPageProps {
  title: string;
  lead: string;
  /** Where to ask for another link. */
  again: { to: string; action: string };
  /** Above the box, once it is known whose link it is. */
  greeting: (name: string) => ReactNode;
  /** Once the password is chosen and the customer is in. */
  done: (customer: CustomerSession['customer']) => ReactNode;
}

/** What a mail's link opens in which a password is chosen. With the second factor on, its code comes after. */
export function PasswordLinkPage({ greeting, done, ...page }: PasswordLinkPageProps) {
  const { begin } = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<SecondFactorNeeded>();
  const [customer, setCustomer] = useState<CustomerSession['customer']>();
  if (customer) return done(customer);

  const onSession = (session: CustomerSession) => {
    begin(session);
    setCustomer(session.customer);
  };
  const onAnswer = (answer: SignInAnswer) => ('ticket' in answer ? setStep(answer) : onSession(answer));
  if (step) {
    return (
      <>
        <PageHeading title={access.codeTitle} lead={accessLink.codeLead} />
        <AccessColumns help={access.help}>
          <CodeForm step={step} onSignedIn={onSession} onExpired={() => void navigate(SIGN_IN_PATH)} />
        </AccessColumns>
      </>
    );
  }
  return (
    <LinkGate {...page} help={access.help}>
      {({ name }, token, onExpired) => (
        <>
          <p className="mb-6">{greeting(name)}</p>
          <ChoosePassword name={name} token={token} onAnswer={onAnswer} onExpired={onExpired} />
        </>
      )}
    </LinkGate>
  );
}

const EMPTY = { password: '' };

interface ChoosePasswordProps {
  /** Whose password it is. */
  name: string;
  /** Of the mail's link. */
  token: string;
  onAnswer: (answer: SignInAnswer) => void;
  /** The link stopped working while the page was open. */
  onExpired: () => void;
}

function ChoosePassword({ name, token, onAnswer, onExpired }: ChoosePasswordProps) {
  const form = useSiteForm({
    empty: EMPTY,
    open: async () => (await import('./sign-in-forms.js')).openNewPasswordForm({ token, onExpired }),
    texts: { 'password:PASSWORD.REQUIRED': accessLink.passwordRequired },
    explain: tooManyAttempts,
    onSent: onAnswer,
  });
  return (
    <ShortForm
      label={accessLink.chooseLabel}
      form={form}
      button={accessLink.submit}
      sendingLabel={accessLink.submitting}
    >
      <NewPasswordInput
        label={accessLink.password}
        owner={[name]}
        error={form.errorOf('password')}
        {...form.register('password')}
      />
    </ShortForm>
  );
}
