import { forms } from '@flota/texts/site/forms';
import { useEffect, useRef } from 'react';
import { phoneHref } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';

interface FailureNoticeProps {
  /** What did not happen. */
  title: string;
  message: string;
  correlationId: string;
}

/** Why nothing was sent. Takes the focus when it appears; what was typed stays and the button sends it again. */
export function FailureNotice({ title, message, correlationId }: FailureNoticeProps) {
  const { phone } = useSite();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    // Clear of the bar below.
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="rounded border-l-4 border-brick bg-paper p-5 outline-none">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{message}</p>
      <p className="mt-2 text-[0.9rem] text-muted">
        {rich(forms.call, {
          phone: () => (
            <a href={phoneHref(phone)} className="link tabular whitespace-nowrap">
              {phone}
            </a>
          ),
        })}
        {correlationId && ` ${forms.reference({ id: correlationId })}`}
      </p>
    </div>
  );
}
