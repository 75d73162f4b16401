import type { ReactNode } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import { useLinkToken } from '../../lib/use-link-token.js';
import { type AskOfLink, useMailLink } from './use-mail-link.js';

/** What such a page says around what its link asks. */
type LinkTexts = Record<'title' | 'lead' | 'checking' | 'failedTitle' | 'expiredTitle' | 'expiredLead', string>;

/** What is asked, and its answer on the way. */
export interface LinkDecision<Step extends string> {
  busy: Step | null;
  failure: string | undefined;
  onDecide: (step: Step) => void;
}

interface MailLinkPageProps<Step extends string, Answer> {
  texts: LinkTexts;
  /** The same one at every drawing. */
  ask: AskOfLink<Step, Answer>;
  children: (answer: Answer, decision: LinkDecision<Step>) => ReactNode;
}

/** Opened by the link of a mail, which bears a token: looks what it is about, and lets its reader decide. */
export function MailLinkPage<Step extends string, Answer>(props: MailLinkPageProps<Step, Answer>) {
  const { texts } = props;
  const token = useLinkToken();
  if (token === undefined) return <Checking texts={texts} />;
  // Another link may be opened in the same tab.
  return token === null ? <Expired texts={texts} /> : <Checked key={token} token={token} {...props} />;
}

function Checked<Step extends string, Answer>({
  ask,
  children,
  texts,
  token,
}: MailLinkPageProps<Step, Answer> & { token: string }) {
  const { check, decide, busy, failure } = useMailLink(ask, token);
  switch (check.state) {
    case 'checking':
      return <Checking texts={texts} />;
    case 'expired':
      return <Expired texts={texts} />;
    case 'failed':
      return (
        <Frame title={texts.title} lead={texts.lead}>
          <ErrorState title={texts.failedTitle} text={failureText(check.problem)} onRetry={check.retry} />
        </Frame>
      );
    case 'works':
      return (
        <Frame title={texts.title} lead={texts.lead}>
          {children(check.answer, { busy, failure, onDecide: decide })}
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

const Expired = ({ texts }: { texts: LinkTexts }) => (
  <div role="alert">
    <Frame title={texts.expiredTitle} lead={texts.expiredLead} />
  </div>
);

const Checking = ({ texts }: { texts: LinkTexts }) => (
  <Frame title={texts.title} lead={texts.lead}>
    <div role="status" aria-label={texts.checking} className="grid gap-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-13 max-w-52" />
    </div>
  </Frame>
);
