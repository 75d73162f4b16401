import { ApiProblem } from '@flota/client';
import { accessLink } from '@flota/texts/site/access-link';
import { useState } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { Button, LinkButton } from '../../components/Button.js';
import { EMAIL_LINK } from '../account/index.js';

/** For who is signed in and came by a dead link: another one, to the same address, in one press. */
export function RenewEmailChange({ token }: { token: string }) {
  const [state, setState] = useState<'offered' | 'sending' | 'sent' | 'not-theirs'>('offered');
  const [failure, setFailure] = useState<string>();
  const renew = async () => {
    setState('sending');
    setFailure(undefined);
    try {
      const { renewEmailChange } = await import('../../api/account/email-change.js');
      await renewEmailChange(token);
      setState('sent');
    } catch (error) {
      const isOver = error instanceof ApiProblem && error.code === 'LINK.EXPIRED';
      setState(isOver ? 'not-theirs' : 'offered');
      setFailure(isOver ? accessLink.emailRenewRefused : failureText(error));
    }
  };
  return (
    <>
      <div role="status">{state === 'sent' && <p className="font-medium">{accessLink.emailRenewed}</p>}</div>
      <p role="alert" className="mb-5 font-medium text-brick empty:hidden">
        {failure}
      </p>
      {state === 'not-theirs' && (
        <LinkButton to={EMAIL_LINK} size="lg" className="max-tablet:w-full">
          {accessLink.emailExpiredAction}
        </LinkButton>
      )}
      {(state === 'offered' || state === 'sending') && (
        <Button
          size="lg"
          className="max-tablet:w-full"
          loading={state === 'sending'}
          loadingLabel={accessLink.emailRenewing}
          onClick={() => void renew()}
        >
          {accessLink.emailRenew}
        </Button>
      )}
    </>
  );
}
