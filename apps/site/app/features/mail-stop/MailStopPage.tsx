import type { MailStop } from '@flota/schemas';
import { mailStop } from '@flota/texts/site/mail-stop';
import type { ReactNode } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import { rich } from '../../lib/rich.js';
import { useLinkToken } from '../../lib/use-link-token.js';
import { useMailStop } from './use-mail-stop.js';

/** Opened by the link below a mail that staff wrote. */
export function MailStopPage() {
  const token = useLinkToken();
  if (token === undefined) return <Checking />;
  // Another link may be opened in the same tab.
  return token === null ? <Expired /> : <Checked key={token} token={token} />;
}

function Checked({ token }: { token: string }) {
  const { check, ...deciding } = useMailStop(token);
  switch (check.state) {
    case 'checking':
      return <Checking />;
    case 'expired':
      return <Expired />;
    case 'failed':
      return (
        <Frame title={mailStop.title} lead={mailStop.lead}>
          <ErrorState title={mailStop.failedTitle} text={failureText(check.problem)} onRetry={check.retry} />
        </Frame>
      );
    case 'works':
      return (
        <Frame title={mailStop.title} lead={mailStop.lead}>
          <Decision about={check.stop} {...deciding} />
        </Frame>
      );
  }
}

interface DecisionProps {
  about: MailStop;
  busy: boolean;
  failure: string | undefined;
  stop: () => void;
}

/** By a button: programs that look through mails open links too. */
function Decision({ about: { email, isStopped }, busy, failure, stop }: DecisionProps) {
  const strong = () => <strong className="font-semibold wrap-anywhere">{email}</strong>;
  return (
    <>
      <div role="status">
        {isStopped && <h2 className="heading-card mb-3">{mailStop.stoppedTitle}</h2>}
        <p>{rich(isStopped ? mailStop.stopped : mailStop.asked, { email: strong })}</p>
      </div>
      <p role="alert" className="mt-5 font-medium text-brick empty:hidden">
        {failure}
      </p>
      {!isStopped && (
        <Button className="mt-6 max-tablet:w-full" loading={busy} loadingLabel={mailStop.stopping} onClick={stop}>
          {mailStop.stop}
        </Button>
      )}
    </>
  );
}

const Frame = ({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) => (
  <>
    <PageHeading title={title} lead={lead} />
    <div className="container-page pb-24">
      <div className="max-w-[38rem]">{children}</div>
    </div>
  </>
);

const Expired = () => (
  <div role="alert">
    <Frame title={mailStop.expiredTitle} lead={mailStop.expiredLead} />
  </div>
);

const Checking = () => (
  <Frame title={mailStop.title} lead={mailStop.lead}>
    <div role="status" aria-label={mailStop.checking} className="grid gap-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-13 max-w-52" />
    </div>
  </Frame>
);
