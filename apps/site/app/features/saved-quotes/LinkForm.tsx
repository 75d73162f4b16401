import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { EmailInput } from '../../components/EmailInput.js';
import { DoneNotice, FormFrame, Honeypot, useSiteForm } from '../forms/index.js';
import { EMPTY_LINK_REQUEST } from './link-request.js';

const HEADING_ID = 'pedir-enlace';

/** Asks for the link by mail. What comes of it only the mailbox knows. */
export function LinkForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <DoneNotice
        title="Revise su correo"
        lead={
          <p>
            Si hay cotizaciones hechas con <strong className="font-semibold wrap-anywhere text-white">{sentTo}</strong>,
            le enviamos un enlace para verlas. Llega en un minuto y funciona durante dos horas.
          </p>
        }
      >
        <Button variant="inverse" className="mt-7" onClick={() => setSentTo(null)}>
          Usar otro correo
        </Button>
      </DoneNotice>
    );
  }
  return <Boxes onSent={setSentTo} />;
}

function Boxes({ onSent }: { onSent: (email: string) => void }) {
  const form = useSiteForm({
    name: 'saved-quotes',
    empty: EMPTY_LINK_REQUEST,
    open: async () => (await import('./link-form.js')).openLinkForm(),
    onSent: (_answer, { email }) => onSent(email),
  });
  return (
    <>
      <h2 id={HEADING_ID} className="heading-card">
        ¿A qué correo las pidió?
      </h2>
      <div className="mt-6">
        <FormFrame
          labelledBy={HEADING_ID}
          form={form}
          button="Enviarme el enlace"
          failedTitle="No se envió su solicitud"
        >
          <EmailInput hint="El que escribió al cotizar." error={form.errorOf('email')} {...form.register('email')} />
          <Honeypot {...form.register('website')} />
        </FormFrame>
      </div>
    </>
  );
}
