import type { Page } from '@flota/schemas';
import { Prose } from '../../components/Prose.js';
import { FormNoScript } from '../forms/index.js';
import { PageSections } from '../../components/page/PageSections.js';
import { PictureHeading } from '../../components/page/PictureHeading.js';
import { SyntageForm } from './SyntageForm.js';
import { SyntageSteps } from './SyntageSteps.js';

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
