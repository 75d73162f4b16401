import { accessLink } from '@flota/texts/site/access-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { failureText } from '../../api/problem-texts.js';
import type { LinkState } from '../../api/mail-links.js';
import { LinkButton } from '../../components/Button.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import { SIGN_IN_PATH } from '../../constants/paths.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { AccessColumns } from './AccessColumns.js';
import { useLinkCheck } from './use-link-check.js';
import { rich } from '../../lib/rich.js';
import { useLinkToken } from '../../lib/use-link-token.js';

interface LinkGateProps {
  title: string;
  lead: string;
  /** Title of what stands beside: how to reach a person. */
  help: string;
  /** Where to ask for another link, and why this one may be over where that is not what it usually is. */
  again: { to: string; action: string; why?: string };
  /** In place of that: what makes another one of a dead link without leaving the page. */
  renew?: ((token: string) => ReactNode) | undefined;
  children: (link: LinkState, token: string, expire: () => void) => ReactNode;
}

/** The page that a mail's link opens: the link is checked first, and what it is for is shown when it works. */
export function LinkGate(props: LinkGateProps) {
  const token = useLinkToken();
  if (token === undefined) {
    return (
      <Opened {...props}>
        <Checking />
      </Opened>
    );
  }
  // Another link may be opened in the same tab.
  return token === null ? <Expired {...props} /> : <Checked key={token} token={token} {...props} />;
}

function Checked({ token, children, ...page }: LinkGateProps & { token: string }) {
  const { check, expire } = useLinkCheck(token);
  if (check.state === 'expired') return <Expired {...page} token={token} />;
  return (
    <Opened {...page}>
      {check.state === 'checking' && <Checking />}
      {check.state === 'failed' && (
        <ErrorState
          title={accessLink.failedTitle}
          text={failureText(check.problem)}
          correlationId={check.problem?.problem.correlationId}
          onRetry={check.retry}
        />
      )}
      {check.state === 'works' && children(check.link, token, expire)}
    </Opened>
  );
}

type OpenedProps = Pick<LinkGateProps, 'title' | 'lead' | 'help'> & { children: ReactNode };

const Opened = ({ title, lead, help, children }: OpenedProps) => (
  <>
    <PageHeading title={title} lead={lead} />
    <AccessColumns help={help}>{children}</AccessColumns>
  </>
);

type ExpiredProps = Pick<LinkGateProps, 'help' | 'again' | 'renew'> & { token?: string };

const Expired = ({ help, again, renew, token }: ExpiredProps) => (
  <div role="alert">
    <Opened title={accessLink.expiredTitle} lead={again.why ?? accessLink.expiredLead} help={help}>
      {renew && token !== undefined ? (
        renew(token)
      ) : (
        <LinkButton to={again.to} size="lg" className="max-tablet:w-full">
          {again.action}
        </LinkButton>
      )}
      <p className="mt-6">
        {rich(accessLink.expiredSignIn, {
          signIn: (label) => (
            <Link to={SIGN_IN_PATH} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ),
        })}
      </p>
    </Opened>
  </div>
);

const Checking = () => (
  <div role="status" aria-label={accessLink.checking} className="grid gap-5">
    <Skeleton className="h-9 max-w-64" />
    <Skeleton className="h-28" />
    <Skeleton className="h-13 max-w-52" />
  </div>
);
