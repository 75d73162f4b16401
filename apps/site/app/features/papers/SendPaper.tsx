import { useState } from 'react';
import { type Paper, sendPaper } from '../../api/account/papers.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { classNames } from '../../lib/class-names.js';
import { useSession } from '../session/index.js';

/** Mails a paper to the customer's own address, and says where it went. */
export function SendPaper({ paper, of }: { paper: Paper; of: string }) {
  const { customer } = useSession();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string } | null>(null);
  const send = async () => {
    setSending(true);
    setOutcome(null);
    try {
      await sendPaper(paper);
      setOutcome({ sent: true, text: `En camino a ${customer?.email ?? 'su correo'}` });
    } catch (error) {
      const text = failureText(error);
      setOutcome({ sent: false, text });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="quiet" className="px-0!" loading={sending} onClick={() => void send()}>
        Enviar
        <span className="sr-only"> a mi correo, {of}</span>
      </Button>
      <span
        role={outcome?.sent === false ? 'alert' : 'status'}
        className={classNames(
          'order-last w-full text-[0.9rem] leading-snug break-words empty:hidden wide:text-right',
          outcome?.sent === false ? 'text-brick' : 'text-agave-deep',
        )}
      >
        {outcome?.text}
      </span>
    </>
  );
}
