import type { Page } from '@flota/schemas';
import { PageSections } from '../../components/page/PageSections.js';
import { PictureHeading } from '../../components/page/PictureHeading.js';
import { Prose } from '../../components/Prose.js';
import { LinkButton } from '../../components/Button.js';
import { EmptyState } from '../../components/States.js';
import { useSite } from '../../lib/use-site.js';
import { FormNoScript } from '../forms/index.js';
import { SyntageForm } from './SyntageForm.js';

export function SyntagePage({ page }: { page: Page }) {
  const { offersSyntage } = useSite();
  return (
    <>
      <PictureHeading title={page.title} lead={page.lead} image={page.image ?? '/artwork/ciudad'} />
      {offersSyntage && <FormNoScript />}
      <div className="container-page grid gap-x-20 gap-y-12 py-14 desktop:py-24 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Prose html={page.body} className="measure text-[1.05rem]" />
          {offersSyntage && <SyntageSteps />}
        </div>
        {offersSyntage ? <SyntageForm /> : <NotOffered />}
      </div>
      <PageSections sections={page.sections} />
    </>
  );
}

/** Where nothing could follow a consent none is asked for. */
const NotOffered = () => (
  <EmptyState
    headingLevel="h2"
    title="Por ahora recibimos sus documentos en papel o en PDF"
    text="La autorización en línea no está disponible en este momento. La lista de lo que necesitamos está en los formularios."
    action={<LinkButton to="/formularios">Ver los formularios</LinkButton>}
  />
);

const STEPS = [
  { title: 'Nos da su consentimiento', text: 'En este formulario, con el RFC de su empresa.' },
  { title: 'Autoriza en la página del proveedor', text: 'Solo ahí se identifica usted ante el SAT.' },
  { title: 'Evaluamos su solicitud', text: 'Con la información completa, sin pedirle copias.' },
];

/** What happens after the form, and what is never asked for. */
function SyntageSteps() {
  return (
    <>
      <ol className="mt-9 border-t border-line">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-b border-line py-4">
            <span aria-hidden className="label-wide tabular text-muted">
              {index + 1}
            </span>
            <span>
              <strong className="block">{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-7 border-l-4 border-amber pl-4">
        <strong>No escriba aquí su contraseña del SAT.</strong> Nunca se la pedimos: ni en este sitio, ni por teléfono,
        ni por correo.
      </p>
    </>
  );
}
