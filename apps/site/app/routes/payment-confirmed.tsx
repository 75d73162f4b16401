import { pageSchema } from '@flota/schemas';
import { paymentConfirmed } from '@flota/texts/site/payment-confirmed';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/payment-confirmed.js';
import { serverApi } from '../api/client.js';
import { LinkButton } from '../components/Button.js';
import { Prose } from '../components/Prose.js';
import { ACCOUNT_HOME, SIGN_IN_PATH } from '../constants/paths.js';
import { PageHeading } from '../components/page/PageHeading.js';
import { LinkedResultPage } from '../features/payments/link/LinkedResultPage.js';
import { PaymentResult, WaitingForResult } from '../features/payments/PaymentResult.js';
import { resultPath } from '../features/payments/result-path.js';
import { useSession } from '../features/session/SessionProvider.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';
import { useHydrated } from '../lib/use-hydrated.js';

export const handle = WHILE_CLOSED;

export const loader = ({ context }: Route.LoaderArgs) =>
  serverApi(context).get('/api/pages/pago-confirmado', pageSchema);

/** Its address names a payment: nobody keeps it. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) =>
  page
    ? pageMeta({
        ...page.seo,
        wholeTitle: true,
        path: '/pago-confirmado',
        site: matches[0].loaderData,
        noIndex: true,
      })
    : [];

/**
 * Where the card provider sends people back to. That they come here says nothing about whether they paid: that is asked
 * of the API, by whoever is signed in.
 */
export default function PaymentConfirmed({ loaderData: page }: Route.ComponentProps) {
  const { customer, known } = useSession();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const paymentId = hydrated ? search.get('pago') : null;
  const isCancelled = search.get('cancelado') === '1';
  if (paymentId && customer) return <PaymentResult paymentId={paymentId} cancelled={isCancelled} />;
  if (paymentId && !known) return <WaitingForResult />;
  if (paymentId) {
    const signIn = { to: signInFor(resultPath(paymentId)), label: paymentConfirmed.signIn };
    return <LinkedResultPage paymentId={paymentId} cancelled={isCancelled} action={signIn} />;
  }
  return (
    <>
      <PageHeading title={page.title} lead={paymentConfirmed.lead} />
      <div className="container-page pb-24">
        <Prose html={page.body} className="measure" />
        <div className="mt-10 flex flex-wrap gap-4">
          <LinkButton to={ACCOUNT_HOME}>{paymentConfirmed.toAccount}</LinkButton>
          <LinkButton variant="secondary" to="/contacto">
            {paymentConfirmed.contact}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

const signInFor = (path: string): string => `${SIGN_IN_PATH}?siguiente=${encodeURIComponent(path)}`;
