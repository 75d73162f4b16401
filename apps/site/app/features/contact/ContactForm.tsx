import { contact } from '@flota/texts/site/contact';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import { useSite } from '../../lib/use-site.js';
import { ConsentBox, FormFrame, Honeypot, PersonFields, SentNotice, TextArea, useSiteForm } from '../forms/index.js';
import { EMPTY_CONTACT, subjectOptions } from './contact-fields.js';

const HEADING_ID = 'escribanos';

export function ContactForm() {
  const [sent, setSent] = useState<{ folio: string; email: string } | null>(null);
  return sent ? (
    <SentNotice
      title={contact.sentTitle}
      {...sent}
      action={
        <Button variant="inverse" onClick={() => setSent(null)}>
          {contact.writeAgain}
        </Button>
      }
    >
      <p>{contact.sentNext}</p>
    </SentNotice>
  ) : (
    <ContactBoxes onSent={(folio, email) => setSent({ folio, email })} />
  );
}

function ContactBoxes({ onSent }: { onSent: (folio: string, email: string) => void }) {
  const { phoneRequired } = useSite();
  const form = useSiteForm({
    name: 'contact',
    empty: EMPTY_CONTACT,
    longTexts: ['message'],
    open: async () => (await import('./contact-form.js')).openContactForm(phoneRequired),
    onSent: ({ folio }, { email }) => onSent(folio, email),
  });
  const { register, errorOf } = form;

  return (
    <>
      <h2 id={HEADING_ID} className="heading-section">
        {contact.formTitle}
      </h2>
      <div className="mt-8">
        <FormFrame labelledBy={HEADING_ID} form={form} button={contact.submit} failedTitle={contact.failedTitle}>
          <PersonFields
            register={register}
            errorOf={errorOf}
            nameHint={contact.nameHint}
            phoneOptional={!phoneRequired}
          />
          <Select
            label={contact.subject}
            placeholder={contact.subjectPlaceholder}
            options={subjectOptions()}
            error={errorOf('subject')}
            {...register('subject')}
          />
          <TextArea
            label={contact.message}
            hint={contact.messageHint}
            limit={2000}
            error={errorOf('message')}
            {...register('message')}
          />
          <Honeypot {...register('website')} />
          <ConsentBox purpose={contact.consentPurpose} error={errorOf('consent')} {...register('consent')} />
        </FormFrame>
      </div>
    </>
  );
}
