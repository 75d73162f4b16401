import { pageSchema } from '@flota/schemas';
import type { Route } from './+types/payment-confirmed.js';
import { serverApi } from '../api/client.js';
import { LinkButton } from '../components/Button.js';
import { Prose } from '../components/Prose.js';
import { PageHeading } from '../features/layout/PageHeading.js';
import { pageMeta } from '../lib/meta.js';

export const loader = ({ context }: Route.LoaderArgs) =>
  serverApi(context).get('/api/pages/pago-confirmado', pageSchema);

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

/** Where the card provider sends people back to. That they come here says nothing about whether they paid. */
export default function PaymentConfirmed({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title={page.title}
        lead="Estamos confirmando su pago con el proveedor. En cuanto responda verá el resultado en su cuenta y le enviaremos el comprobante por correo."
      />
      <div className="container-page pb-24">
        <Prose html={page.body} className="measure" />
        <div className="mt-10 flex flex-wrap gap-4">
          <LinkButton to="/my-account/home">Ir a mi cuenta</LinkButton>
          <LinkButton variant="secondary" to="/contacto">
            Escribirnos
          </LinkButton>
        </div>
      </div>
    </>
  );
}
