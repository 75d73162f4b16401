import type { CustomerSession, SecondFactorNeeded } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { useId, useState } from 'react';
import { intoShownAccount } from '../../api/account/into-shown-account.js';
import type { SignInAnswer } from '../../api/session.js';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { CodeForm } from './CodeForm.js';
import { SignInForm } from './SignInForm.js';

interface SignInAgainDialogProps {
  email: string;
  answer: (session: CustomerSession | null) => void;
}

export function SignInAgainDialog({ email, answer }: SignInAgainDialogProps) {
  const heading = useId();
  const [step, setStep] = useState<SecondFactorNeeded>();
  const goOn = (session: CustomerSession) => {
    const go = () => answer(session);
    // Who may not be in it any more is told so by what waits.
    void intoShownAccount(session).then(go, go);
  };
  const onAnswer = (given: SignInAnswer) => ('ticket' in given ? setStep(given) : goOn(given));
  return (
    // Closed by its buttons only: a slip of the finger would throw away what stands behind it.
    <Dialog open onClose={() => {}} labelledBy={heading} className="w-[32rem] overflow-y-auto p-6 tablet:p-8">
      <h2 id={heading} className="heading-card">
        {access.sessionOverTitle}
      </h2>
      <p className="mt-3 mb-6 text-muted">{step ? access.codeLead : access.sessionOverLead}</p>
      {step ? (
        <CodeForm step={step} onSignedIn={goOn} onExpired={() => setStep(undefined)} />
      ) : (
        <SignInForm email={email} onAnswer={onAnswer} />
      )}
      <Button variant="quiet" className="mt-2 px-0!" onClick={() => answer(null)}>
        {access.leaveUnsaved}
      </Button>
    </Dialog>
  );
}
