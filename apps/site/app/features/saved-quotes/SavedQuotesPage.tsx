import { ApiProblem } from '@flota/client';
import { savedQuotes } from '@flota/texts/site/saved-quotes';
import { failureText } from '../../api/problem-texts.js';
import { LinkButton } from '../../components/Button.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { StillInDoubt } from '../../components/page/StillInDoubt.js';
import { EmptyState, ErrorState, Skeleton } from '../../components/States.js';
import { rich } from '../../lib/rich.js';
import { useLinkToken } from '../../lib/use-link-token.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { FormNoScript } from '../forms/index.js';
import { LinkForm } from './LinkForm.js';
import { QuoteList } from './QuoteList.js';
import { readSavedQuotes } from './saved-quotes-api.js';

/** All quotes of a mailbox for whoever came by the link in it; else the way to get that link. */
export function SavedQuotesPage() {
  const token = useLinkToken();
  return (
    <>
      <PageHeading title={savedQuotes.title} lead={savedQuotes.lead} />
      <FormNoScript />
      <div className="container-page pb-24">
        {token === undefined && <Skeleton className="h-64 max-w-xl" />}
        {token === null && <Request />}
        {token && <OpenedList token={token} />}
      </div>
    </>
  );
}

const Request = () => (
  <div className="grid gap-16 wide:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="max-w-[34rem] min-w-0">
      <LinkForm />
    </div>
    <StillInDoubt title={savedQuotes.help} />
  </div>
);

const isGone = (error: unknown): boolean => error instanceof ApiProblem && [410, 422].includes(error.status);

function OpenedList({ token }: { token: string }) {
  const saved = useOnDemand(token, (signal) => readSavedQuotes(token, signal));
  if (saved.state === 'idle' || saved.state === 'loading') return <Skeleton className="h-96" />;
  if (saved.state === 'failed' && isGone(saved.error)) {
    return (
      <>
        <p role="alert" className="mb-8 max-w-xl border-l-4 border-amber bg-paper p-5">
          {rich(savedQuotes.linkExpired, { strong: (text) => <strong>{text}</strong> })}
        </p>
        <Request />
      </>
    );
  }
  if (saved.state === 'failed') {
    return (
      <ErrorState
        title={savedQuotes.loadFailed}
        text={failureText(saved.error, 'SERVER.ERROR')}
        onRetry={saved.retry}
      />
    );
  }
  if (saved.value.quotes.length === 0) {
    return (
      <EmptyState
        title={savedQuotes.emptyTitle}
        text={savedQuotes.empty}
        action={<LinkButton to="/calculadora">{savedQuotes.quote}</LinkButton>}
      />
    );
  }
  return <QuoteList token={token} saved={saved.value} />;
}
