import type { Page } from '@flota/schemas';
import { PageSections } from '../../components/page/PageSections.js';
import { PictureHeading } from '../../components/page/PictureHeading.js';
import { Prose } from '../../components/Prose.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';
import { FormNoScript } from '../forms/index.js';
import { ContactForm } from './ContactForm.js';
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

/** A text of staff in which the lender's telephone and mailbox can be tapped. */
export function LinkedText({ text }: { text: string }) {
  const { phone, email } = useSite();
  const addresses = new Map([
    [phone, phoneHref(phone)],
    [email, `mailto:${email}`],
  ]);
  return text.split(new RegExp(`(${[...addresses.keys()].map(escaped).join('|')})`)).map((part, index) => {
    const address = addresses.get(part);
    return address ? (
      <a key={index} href={address} className="inline-block max-w-full underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    );
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
