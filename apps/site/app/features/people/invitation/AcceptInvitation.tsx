import { ApiProblem } from '@flota/client';
import type { CustomerSession, Invitation, SecondFactorNeeded } from '@flota/schemas';
import { accessLink } from '@flota/texts/site/access-link';
import { invitationPage } from '@flota/texts/site/invitation';
import { useState } from 'react';
import type { SignInAnswer } from '../../../api/session.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button, LinkButton } from '../../../components/Button.js';
import { TextInput } from '../../../components/TextInput.js';
import { REGISTER_PATH } from '../../../constants/paths.js';
import { CodeForm, NewPasswordInput, SignInForm, tooManyAttempts } from '../../access/index.js';
import { ShortForm, useSiteForm } from '../../forms/index.js';
import { useSession } from '../../session/index.js';
import { goIntoAccount } from '../go-into-account.js';

interface AcceptInvitationProps {
  invitation: Invitation;
  token: string;
  /** It was accepted, withdrawn or is old by now. */
  onOver: () => void;
}

/** The way to accept that the address takes. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { customer } = useSession();
  const { invitation } = props;
  if (invitation.way === 'choose-password') return <Join {...props} />;
  if (invitation.way === 'register') {
    return (
      <>
        <p className="mb-6">{invitationPage.register}</p>
        <LinkButton to={REGISTER_PATH}>{invitationPage.toRegister}</LinkButton>
      </>
    );
  }
  return customer?.email === invitation.email ? <Accept {...props} /> : <SignInFirst email={invitation.email} />;
}

function Join({ token, onOver }: AcceptInvitationProps) {
  const { begin } = useSession();
  const form = useSiteForm({
    empty: { name: '', password: '' },
    open: async () => (await import('./join-form.js')).openJoinForm(token, onOver),
    texts: { 'password:PASSWORD.REQUIRED': accessLink.passwordRequired },
    explain: tooManyAttempts,
    onSent: (session: CustomerSession) => {
      begin(session);
      goIntoAccount();
    },
  });
  const { register, errorOf } = form;
  return (
    <ShortForm
      label={invitationPage.title}
      form={form}
      button={invitationPage.accept}
      sendingLabel={invitationPage.accepting}
    >
      <TextInput label={invitationPage.name} autoComplete="name" error={errorOf('name')} {...register('name')} />
      <NewPasswordInput label={invitationPage.password} error={errorOf('password')} {...register('password')} />
    </ShortForm>
  );
}

/** The session begins here, and the invitation is accepted by a press of its own. */
function SignInFirst({ email }: { email: string }) {
  const { begin } = useSession();
  const [step, setStep] = useState<SecondFactorNeeded>();
  const onAnswer = (answer: SignInAnswer) => ('ticket' in answer ? setStep(answer) : begin(answer));
  return (
    <>
      <p className="mb-6">{invitationPage.signInFirst}</p>
      {step ? (
        <CodeForm step={step} onSignedIn={begin} onExpired={() => setStep(undefined)} />
      ) : (
        <SignInForm email={email} onAnswer={onAnswer} />
      )}
    </>
  );
}

function Accept({ token, onOver }: AcceptInvitationProps) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const accept = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const { acceptInvitation } = await import('../../../api/account/people.js');
      await acceptInvitation(token);
      goIntoAccount();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'LINK.EXPIRED') onOver();
      setFailure(failureText(error));
      setSending(false);
    }
  };
  return (
    <>
      <p role="alert" className="mb-5 font-medium text-brick empty:hidden">
        {failure}
      </p>
      <Button loading={sending} loadingLabel={invitationPage.accepting} onClick={() => void accept()}>
        {invitationPage.accept}
      </Button>
    </>
  );
}
