import type { LinkedResult } from '@flota/schemas';
import { paymentConfirmed } from '@flota/texts/site/payment-confirmed';
import { useEffect, useState } from 'react';
import { readLinkedResult } from '../../../api/payment-links.js';
import { LinkButton } from '../../../components/Button.js';
import { PageHeading } from '../../../components/page/PageHeading.js';

/** The provider's message comes within seconds. */
const EAGER_MS = 1_500;
const PATIENT_MS = 10_000;
const EAGER_CALLS = 30;

interface LinkedResultPageProps {
  paymentId: string;
  /** They came back from the provider by its way out. */
  cancelled: boolean;
  /** Where they go on. */
  action: { to: string; label: string };
}

/** For whoever comes back from the provider and can't read the payment in an account: how it went, and nothing else. */
export function LinkedResultPage({ paymentId, cancelled, action }: LinkedResultPageProps) {
  const state = useLinkedResult(paymentId);
  const said = state === 'started' && cancelled ? 'cancelled' : state === 'unknown' ? 'started' : state;
  return (
    <>
      <div role="status">
        <PageHeading title={paymentConfirmed[`${said}Title`]} lead={paymentConfirmed[said]} />
      </div>
      <div className="container-page pb-24">
        {said === 'started' && <div aria-hidden className="page-loader road-dashes mb-8" />}
        <LinkButton variant="secondary" to={action.to}>
          {action.label}
        </LinkButton>
      </div>
    </>
  );
}

/** Asked for again and again until it is decided. A call that fails is not the end of the asking. */
function useLinkedResult(paymentId: string): LinkedResult['state'] {
  const [state, setState] = useState<LinkedResult['state']>('started');
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let calls = 0;
    const ask = async () => {
      calls += 1;
      const answer = await readLinkedResult(paymentId, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      if (answer) setState(answer.state);
      if (!answer || answer.state === 'started') {
        timer = setTimeout(() => void ask(), calls < EAGER_CALLS ? EAGER_MS : PATIENT_MS);
      }
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [paymentId]);
  return state;
}
