import { ApiProblem } from '@flota/client';
import { callBackResponseSchema, MESSAGING_AGREEMENTS, type PreferredTime, type SavedQuote } from '@flota/schemas';
import { quoteHelp } from '@flota/texts/site/quote-help';
import { PhoneCall } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.js';
import { fieldText } from '../../api/field-texts.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { Checkbox } from '../../components/Checkbox.js';
import { RadioCards } from '../../components/RadioCards.js';
import { TextInput } from '../../components/TextInput.js';
import { createProofOfWork } from '../../lib/proof-of-work.js';
import { rich } from '../../lib/rich.js';
import { preferredTimeInText, preferredTimeOptions, usePhoneChannel } from '../forms/index.js';

type Phase =
  | { step: 'asking' }
  | { step: 'sending' }
  | { step: 'done'; time: PreferredTime }
  | { step: 'failed'; message: string; phoneError?: string };

/** "Let an adviser call me". Name and telephone are the quote's own: this page does not know them and need not,
 * unless its contact left no telephone. */
export function CallBack({ quote: { token, callBack, withoutPhone } }: { quote: SavedQuote }) {
  const [phone, setPhone] = useState('');
  const [time, setTime] = useState<PreferredTime>(callBack?.preferredTime ?? 'any');
  const [phase, setPhase] = useState<Phase>(callBack ? { step: 'done', time } : { step: 'asking' });
  const [sent, setSent] = useState(false);
  const channel = usePhoneChannel();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [proofOfWork] = useState(() => createProofOfWork());

  const send = async () => {
    setPhase({ step: 'sending' });
    try {
      const confirmBy = isConfirmed && channel ? channel : undefined;
      const called = withoutPhone ? phone : undefined;
      const body = { preferredTime: time, phone: called, confirmBy, altcha: await proofOfWork.take() };
      const path = `/api/quotes/${encodeURIComponent(token)}/call-back`;
      const answer = await api.post(path, body, callBackResponseSchema);
      setSent(true);
      setPhase({ step: 'done', time: answer?.preferredTime ?? time });
    } catch (error) {
      const refused = error instanceof ApiProblem && error.problem.errors?.find(({ field }) => field === 'phone');
      setPhase({
        step: 'failed',
        message: failureText(error, 'SERVER.ERROR'),
        ...(refused && { phoneError: fieldText(refused.code) }),
      });
    }
  };

  return (
    <section aria-labelledby="call-back" className="rounded border border-line bg-paper p-6 print:hidden">
      <h2 id="call-back" className="heading-card flex items-center gap-3">
        <PhoneCall aria-hidden size={24} className="shrink-0 text-agave" />
        {quoteHelp.callBack}
      </h2>
      {phase.step === 'done' ? (
        <Promised time={phase.time} isNews={sent} onChange={() => setPhase({ step: 'asking' })} />
      ) : (
        <form
          className="mt-4 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (phase.step !== 'sending') void send();
          }}
        >
          <RadioCards
            legend={quoteHelp.when}
            hint={withoutPhone ? undefined : quoteHelp.whenHint}
            name="preferred-time"
            columns={1}
            options={preferredTimeOptions()}
            value={time}
            onChange={(value) => {
              setTime(value as PreferredTime);
              proofOfWork.start();
            }}
          />
          {withoutPhone && (
            <TextInput
              label={quoteHelp.phone}
              hint={quoteHelp.phoneHint}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={phone}
              onChange={({ currentTarget }) => setPhone(currentTarget.value)}
              error={phase.step === 'failed' ? phase.phoneError : undefined}
            />
          )}
          {channel && (
            <Checkbox
              label={MESSAGING_AGREEMENTS.callBack[channel]}
              checked={isConfirmed}
              onChange={({ currentTarget }) => setIsConfirmed(currentTarget.checked)}
            />
          )}
          {phase.step === 'failed' && (
            <p role="alert" className="border-l-4 border-brick pl-4">
              <strong>{quoteHelp.callBackFailed}</strong> {phase.message}
            </p>
          )}
          <Button type="submit" variant="secondary" loading={phase.step === 'sending'} className="w-full">
            {quoteHelp.askForCall}
          </Button>
        </form>
      )}
    </section>
  );
}

interface PromisedProps {
  time: PreferredTime;
  /** Asked for just now, and not on an earlier visit. */
  isNews: boolean;
  onChange: () => void;
}

function Promised({ time, isNews, onChange }: PromisedProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) notice.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <div ref={notice} tabIndex={-1} role="status" className="mt-4 outline-none">
      <p>{rich(quoteHelp.promise, { time: () => <strong>{preferredTimeInText(time)}</strong> })}</p>
      <Button variant="quiet" onClick={onChange} className="mt-2 -ml-6">
        {quoteHelp.changeTime}
      </Button>
    </div>
  );
}
