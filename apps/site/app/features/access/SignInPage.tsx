import type { SecondFactorNeeded } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { SignInAnswer } from '../../api/session.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { rich } from '../../lib/rich.js';
import { useSession } from '../session/index.js';
import { AccessColumns } from './AccessColumns.js';
import { CodeForm } from './CodeForm.js';
import { SignInForm } from './SignInForm.js';
import { wantedPath } from './wanted-path.js';

/** E-mail and password; then the code, where the second factor is on. */
export function SignInPage() {
  const { customer, begin } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [step, setStep] = useState<SecondFactorNeeded>();
  const [expired, setExpired] = useState(false);
  const wanted = wantedPath(parameters.get('siguiente'));
  useEffect(() => {
    if (customer) void navigate(wanted, { replace: true });
  }, [customer, navigate, wanted]);

  const onAnswer = (answer: SignInAnswer) => {
    setExpired(false);
    if ('ticket' in answer) setStep(answer);
    else begin(answer);
  };
  const onExpired = () => {
    setStep(undefined);
    setExpired(true);
  };

  return (
    <>
      {step ? (
        <PageHeading title={access.codeTitle} lead={access.codeLead} />
      ) : (
        <PageHeading title={access.title} lead={access.lead} />
      )}
      <AccessColumns help={access.help}>
        {expired && (
          <p role="alert" className="mb-8 border-l-4 border-amber bg-paper p-5">
            {access.expired}
          </p>
        )}
        {step ? <CodeForm step={step} onSignedIn={begin} onExpired={onExpired} /> : <SignInForm onAnswer={onAnswer} />}
        <noscript>
          <p className="mt-6">{rich(access.noScript, { contact: (label) => <Link to="/contacto">{label}</Link> })}</p>
        </noscript>
      </AccessColumns>
    </>
  );
}
