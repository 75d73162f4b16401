import { ApiProblem } from '@flota/client';
import { accessLink } from '@flota/texts/site/access-link';
import { useState } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { Button, LinkButton } from '../../components/Button.js';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import { rich } from '../../lib/rich.js';
import { EMAIL_LINK, forgetAccountData } from '../account/index.js';
import { useSession } from '../session/index.js';
import { AccessDone } from './AccessDone.js';
import { LinkGate } from './LinkGate.js';
import { RenewEmailChange } from './RenewEmailChange.js';

/** Opened by the link that went to a new address. */
export function ConfirmEmailPage() {
  const [done, setDone] = useState(false);
  const { customer } = useSession();
  const onConfirmed = () => {
    void forgetAccountData();
    setDone(true);
  };
  if (done) {
    return (
      <AccessDone title={accessLink.emailDoneTitle} lead={accessLink.emailDoneLead}>
        <LinkButton to={ACCOUNT_HOME}>{accessLink.toAccount}</LinkButton>
      </AccessDone>
    );
  }
  return (
    <LinkGate
      title={accessLink.emailTitle}
      lead={accessLink.emailLead}
      help={accessLink.emailHelp}
      again={{ to: EMAIL_LINK, action: accessLink.emailExpiredAction, why: accessLink.emailExpiredLead }}
      // Who isn't signed in asks for it in the profile, after signing in.
      renew={customer ? (token) => <RenewEmailChange token={token} /> : undefined}
    >
      {({ name }, token, onExpired) => (
        <Confirmation name={name} token={token} onConfirmed={onConfirmed} onExpired={onExpired} />
      )}
    </LinkGate>
  );
}

interface ConfirmationProps {
  name: string;
  token: string;
  onConfirmed: () => void;
  onExpired: () => void;
}

/** By a button: programs that look through mails open links too. */
function Confirmation({ name, token, onConfirmed, onExpired }: ConfirmationProps) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const { confirmEmail } = await import('../../api/mail-links.js');
      await confirmEmail(token);
      onConfirmed();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'LINK.EXPIRED') onExpired();
      setFailure(failureText(error));
      setSending(false);
    }
  };
  return (
    <>
      <p>{rich(accessLink.emailChange, { name: () => <strong className="font-semibold">{name}</strong> })}</p>
      <p role="alert" className="mt-5 font-medium text-brick empty:hidden">
        {failure}
      </p>
      <Button
        className="mt-6 max-tablet:w-full"
        loading={sending}
        loadingLabel={accessLink.emailSubmitting}
        onClick={() => void confirm()}
      >
        {accessLink.emailSubmit}
      </Button>
    </>
  );
}
