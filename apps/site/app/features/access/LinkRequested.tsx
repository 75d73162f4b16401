import { accessRequest } from '@flota/texts/site/access-request';
import { type ReactNode, useEffect, useState } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { DoneNotice } from '../forms/index.js';

/** Until then the first mail may still be on its way. */
const RESEND_AFTER_SECONDS = 60;

interface LinkRequestedProps {
  /** What was done, and under what condition. */
  children: ReactNode;
  /** What to look at when no mail comes. */
  checks: readonly string[];
  onResend: () => Promise<void>;
  onCorrect: () => void;
}

/** After a form asked for a link by mail: the same whoever asked. */
export function LinkRequested({ children, checks, onResend, onCorrect }: LinkRequestedProps) {
  return (
    <DoneNotice title={accessRequest.sentTitle} lead={children}>
      <h3 className="mt-7 border-t border-line-inverse pt-6 text-lg">{accessRequest.checksTitle}</h3>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-muted-inverse">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap items-start gap-3">
        <Resend onResend={onResend} />
        <Button variant="quiet" className="px-2! text-agave-bright!" onClick={onCorrect}>
          {accessRequest.correct}
        </Button>
      </div>
    </DoneNotice>
  );
}

function Resend({ onResend }: Pick<LinkRequestedProps, 'onResend'>) {
  const [wait, setWait] = useState(RESEND_AFTER_SECONDS);
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const resend = () => {
    setSending(true);
    onResend()
      .then(() => {
        setSaid(accessRequest.resent);
        setWait(RESEND_AFTER_SECONDS);
      })
      .catch((error: unknown) => setSaid(failureText(error)))
      .finally(() => setSending(false));
  };
  return (
    <div>
      <Button variant="inverse" disabled={wait > 0} loading={sending} onClick={resend} className="tabular">
        {wait > 0 ? accessRequest.resendIn({ seconds: wait }) : accessRequest.resend}
      </Button>
      <p role="status" className="mt-2 max-w-[40ch] text-[0.9rem] text-muted-inverse empty:hidden">
        {said}
      </p>
    </div>
  );
}
