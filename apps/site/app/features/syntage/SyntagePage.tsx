import type { Page } from '@flota/schemas';
import { PageSections } from '../../components/page/PageSections.js';
import { PictureHeading } from '../../components/page/PictureHeading.js';
import { Prose } from '../../components/Prose.js';
import { FormNoScript } from '../forms/index.js';
import { SyntageForm } from './SyntageForm.js';

export function SyntagePage({ page }: { page: Page }) {
  return (
    <>
      <PictureHeading title={page.title} lead={page.lead} image={page.image ?? '/artwork/ciudad'} />
      <FormNoScript />
      <div className="container-page grid gap-x-20 gap-y-12 py-14 desktop:py-24 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Prose html={page.body} className="measure text-[1.05rem]" />
          <SyntageSteps />
        </div>
        <SyntageForm />
      </div>
      <PageSections sections={page.sections} />
    </>
  );
}

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
