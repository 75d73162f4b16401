import type { Page } from '@flota/schemas';
import { syntage } from '@flota/texts/site/syntage';
import { PageSections } from '../../components/page/PageSections.js';
import { PictureHeading } from '../../components/page/PictureHeading.js';
import { Prose } from '../../components/Prose.js';
import { LinkButton } from '../../components/Button.js';
import { EmptyState } from '../../components/States.js';
import { rich } from '../../lib/rich.js';
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
    title={syntage.notOffered}
    text={syntage.notOfferedText}
    action={<LinkButton to="/formularios">{syntage.forms}</LinkButton>}
  />
);

const STEPS = ['consent', 'provider', 'answer'] as const;

/** What happens after the form, and what is never asked for. */
function SyntageSteps() {
  return (
    <>
      <ol className="mt-9 border-t border-line">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-5 border-b border-line py-4">
            <span aria-hidden className="label-wide tabular text-muted">
              {index + 1}
            </span>
            <span>
              <strong className="block">{syntage[`${step}Step`]}</strong>
              {syntage[`${step}StepText`]}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-7 border-l-4 border-amber pl-4">
        {rich(syntage.noPassword, { strong: (text) => <strong>{text}</strong> })}
      </p>
    </>
  );
}
