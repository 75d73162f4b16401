import type { Page } from '@flota/schemas';
import { Prose } from '../../components/Prose.js';
import { FormNoScript } from '../forms/index.js';
import { PageSections } from '../../components/page/PageSections.js';
import { PictureHeading } from '../../components/page/PictureHeading.js';
import { ContactForm } from './ContactForm.js';
import { LinkedText } from './LinkedText.js';
import { WaysToReachUs } from './WaysToReachUs.js';

export function ContactPage({ page }: { page: Page }) {
  return (
    <>
      <PictureHeading
        title={page.title}
        lead={<LinkedText text={page.lead} />}
        image={page.image ?? '/artwork/taller'}
      />
      <FormNoScript />
      <div className="container-page grid gap-x-20 gap-y-16 py-14 desktop:py-24 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <ContactForm />
        </div>
        <div className="wide:pt-3">
          <WaysToReachUs />
          {page.body && <Prose html={page.body} className="mt-8 text-muted" />}
        </div>
      </div>
      <PageSections sections={page.sections} />
    </>
  );
}
