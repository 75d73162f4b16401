import { toCents } from '@flota/figures';
import type { PaymentLink } from '@flota/schemas';
import { payByLink } from '@flota/texts/site/pay-by-link';
import type { ReactNode } from 'react';
import { failureText } from '../../../api/problem-texts.js';
import { LinkButton } from '../../../components/Button.js';
import { PageHeading } from '../../../components/page/PageHeading.js';
import { StillInDoubt } from '../../../components/page/StillInDoubt.js';
import { ErrorState, Skeleton } from '../../../components/States.js';
import { SIGN_IN_PATH } from '../../../constants/paths.js';
import { useLinkToken } from '../../../lib/use-link-token.js';
import { LinkedDue } from './LinkedDue.js';
import { usePaymentLink } from './use-payment-link.js';

/** What a reminder's link opens: what is owed of one contract now, without signing in. */
export function PayByLinkPage() {
  const token = useLinkToken();
  if (token === undefined) return <Checking />;
  // Another link may be opened in the same tab.
  return token === null ? <Expired /> : <Opened key={token} token={token} />;
}

function Opened({ token }: { token: string }) {
  const opened = usePaymentLink(token);
  switch (opened.state) {
    case 'checking':
      return <Checking />;
    case 'expired':
      return <Expired />;
    case 'failed':
      return (
        <div className="container-page py-16">
          <ErrorState
            headingLevel="h1"
            title={payByLink.failedTitle}
            text={failureText(opened.problem)}
            correlationId={opened.problem?.problem.correlationId}
            onRetry={opened.retry}
          />
        </div>
      );
    case 'works':
      return isSettled(opened.link) ? <Settled /> : <Due link={opened.link} token={token} />;
  }
}

const isSettled = ({ amount }: PaymentLink): boolean => toCents(amount) === 0n;

const Due = ({ link, token }: { link: PaymentLink; token: string }) => (
  <Page title={payByLink.heading({ contract: link.label })} lead={payByLink.lead}>
    <LinkedDue link={link} token={token} />
  </Page>
);

const Settled = () => (
  <Page title={payByLink.settledTitle} lead={payByLink.settled}>
    <SignIn />
  </Page>
);

const Expired = () => (
  <div role="alert">
    <Page title={payByLink.expiredTitle} lead={payByLink.expired}>
      <SignIn />
    </Page>
  </div>
);

const SignIn = () => (
  <LinkButton to={SIGN_IN_PATH} className="self-start justify-self-start max-tablet:w-full">
    {payByLink.signIn}
  </LinkButton>
);

const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <>
    <PageHeading title={title} lead={lead} />
    <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
      {children}
      <StillInDoubt title={payByLink.help} />
    </div>
  </>
);

const Checking = () => (
  <div role="status" aria-label={payByLink.checking} className="container-page grid gap-5 py-24">
    <Skeleton className="h-16 max-w-lg" />
    <Skeleton className="h-60 max-w-xl" />
  </div>
);
