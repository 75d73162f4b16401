import { faqsResponseSchema } from '@flota/schemas';
import type { Route } from './+types/faqs.js';
import { serverApi } from '../api/client.js';
import { Accordion } from '../components/Accordion.js';
import { LinkButton } from '../components/Button.js';
import { EmptyState } from '../components/States.js';
import { PageHeading } from '../features/layout/PageHeading.js';
import { StillInDoubt } from '../features/layout/StillInDoubt.js';
import { pageMeta } from '../lib/meta.js';

export async function loader({ context, params }: Route.LoaderArgs) {
  return serverApi(context).get(`/api/faqs?category=${encodeURIComponent(params.category)}`, faqsResponseSchema);
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: 'Preguntas frecuentes',
    description: 'Respuestas sobre enganches, plazos, requisitos, pagos anticipados y seguros de su financiamiento.',
    path: `/faqs/${params.category}`,
    site: matches[0].loaderData,
  });

export default function Faqs({ loaderData: faqs }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Preguntas frecuentes"
        lead="Lo que más nos preguntan antes de firmar y durante el contrato."
      />
      <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
        {faqs.length > 0 ? (
          <Accordion
            defaultOpen="0"
            items={faqs.map((faq, index) => ({
              id: String(index),
              title: faq.question,
              content: <div className="prose-flota" dangerouslySetInnerHTML={{ __html: faq.answer }} />,
            }))}
          />
        ) : (
          <EmptyState
            title="Aún no hay preguntas en esta sección"
            text="Consulte las preguntas generales o llámenos y le respondemos en el momento."
            action={
              <LinkButton variant="secondary" to="/faqs/general-questions">
                Ver preguntas generales
              </LinkButton>
            }
          />
        )}
        <StillInDoubt />
      </div>
    </>
  );
}
