import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import { useSite } from '../../lib/use-site.js';
import { ConsentBox, FormFrame, Honeypot, PersonFields, SentNotice, TextArea, useSiteForm } from '../forms/index.js';
import { EMPTY_CONTACT, SUBJECT_OPTIONS } from './contact-fields.js';

const HEADING_ID = 'escribanos';

export function ContactForm() {
  const [sent, setSent] = useState<{ folio: string; email: string } | null>(null);
  return sent ? (
    <SentNotice
      title="Recibimos su mensaje"
      {...sent}
      action={
        <Button variant="inverse" onClick={() => setSent(null)}>
          Escribir otro mensaje
        </Button>
      }
    >
      <p>Una persona de atención a clientes le responde por correo o teléfono el siguiente día hábil.</p>
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
        Escríbanos
      </h2>
      <div className="mt-8">
        <FormFrame labelledBy={HEADING_ID} form={form} button="Enviar mensaje" failedTitle="No se envió su mensaje">
          <PersonFields
            register={register}
            errorOf={errorOf}
            nameHint="El suyo o el de su empresa."
            phoneOptional={!phoneRequired}
          />
          <Select
            label="Asunto"
            placeholder="Elija un asunto"
            options={SUBJECT_OPTIONS}
            error={errorOf('subject')}
            {...register('subject')}
          />
          <TextArea
            label="Mensaje"
            hint="Si tiene contrato o folio de cotización, escríbalo aquí."
            maxLength={2000}
            error={errorOf('message')}
            {...register('message')}
          />
          <Honeypot {...register('website')} />
          <ConsentBox purpose="responder a mi mensaje" error={errorOf('consent')} {...register('consent')} />
        </FormFrame>
      </div>
    </>
  );
}
