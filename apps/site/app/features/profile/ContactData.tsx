import type { AccountProfile } from '@flota/schemas';
import { useState } from 'react';
import { currentSession } from '../../api/account/current-session.js';
import { TextInput } from '../../components/TextInput.js';
import { formatPhone } from '../../lib/format.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { SavedNote } from './SavedNote.js';

interface ContactDataProps {
  profile: AccountProfile;
  onSaved: (profile: AccountProfile) => void;
}

export function ContactData({ profile, onSaved }: ContactDataProps) {
  const [saved, setSaved] = useState(false);
  const form = useSiteForm({
    empty: { name: profile.name, phone: profile.phone ? formatPhone(profile.phone) : '' },
    open: async () => (await import('./profile-forms.js')).openContactForm(),
    onSent: (changed) => {
      setSaved(true);
      greetAs(changed.name);
      onSaved(changed);
    },
  });
  const { register, errorOf } = form;
  return (
    <div onInput={() => setSaved(false)}>
      <ShortForm
        label="Datos de contacto"
        form={form}
        variant="secondary"
        button="Guardar datos"
        sendingLabel="Guardando…"
      >
        <div className="grid gap-6 desktop:grid-cols-2">
          <TextInput
            label="Nombre"
            hint="El suyo o el de su empresa."
            autoComplete="name"
            error={errorOf('name')}
            {...register('name')}
          />
          <TextInput
            label="Teléfono"
            hint="Diez dígitos."
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={errorOf('phone')}
            {...register('phone')}
          />
        </div>
      </ShortForm>
      <SavedNote>{saved && 'Sus datos quedaron guardados.'}</SavedNote>
    </div>
  );
}

/** The header greets by the name of the session. */
function greetAs(name: string): void {
  const { session } = currentSession.snapshot();
  if (session) currentSession.begin({ ...session, customer: { ...session.customer, name } });
}
