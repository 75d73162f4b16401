import { accountant } from '@flota/texts/site/accountant';
import type { ReactNode } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import { useLinkToken } from '../../lib/use-link-token.js';
import { AccountantDecision } from './AccountantDecision.js';
import { useInvitation } from './use-invitation.js';

/** Opened by the link in an accountant's mail. */
export function AccountantPage() {
  const token = useLinkToken();
  if (token === undefined) return <Checking />;
  // Another link may be opened in the same tab.
  return token === null ? <Expired /> : <Checked key={token} token={token} />;
}

function Checked({ token }: { token: string }) {
  const { check, decide, busy, failure } = useInvitation(token);
  switch (check.state) {
    case 'checking':
      return <Checking />;
    case 'expired':
      return <Expired />;
    case 'failed':
      return (
        <Frame title={accountant.title} lead={accountant.lead}>
          <ErrorState title={accountant.failedTitle} text={failureText(check.problem)} onRetry={check.retry} />
        </Frame>
      );
    case 'works':
      return (
        <Frame title={accountant.title} lead={accountant.lead}>
          <AccountantDecision invitation={check.invitation} busy={busy} failure={failure} onDecide={decide} />
        </Frame>
      );
  }
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
    <Frame title={accountant.expiredTitle} lead={accountant.expiredLead} />
  </div>
);

const Checking = () => (
  <Frame title={accountant.title} lead={accountant.lead}>
    <div role="status" aria-label={accountant.checking} className="grid gap-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-13 max-w-52" />
    </div>
  </Frame>
);
