import type { customerPasskeyAddedSchema } from '@flota/schemas';
import type { z } from 'zod';
import { TextInput } from '../../../components/TextInput.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { CurrentPassword, SecurityForm } from '../SecurityForm.js';
import { Unfolding } from '../Unfolding.js';

const EMPTY = { name: '', currentPassword: '' };

interface NewPasskeyProps {
  onOpen: () => void;
  onAdded: (added: z.output<typeof customerPasskeyAddedSchema>) => void;
}

/** A name for the passkey and the password; the browser does the rest. */
export function NewPasskey({ onOpen, onAdded }: NewPasskeyProps) {
  const hydrated = useHydrated();
  if (hydrated && !('PublicKeyCredential' in window)) {
    return <p className="text-muted">Este navegador no maneja llaves de acceso. Ábralo en otro más reciente.</p>;
  }
  return (
    <Unfolding label="Agregar llave de acceso" onOpen={onOpen}>
      {(close) => (
        <SecurityForm
          label="Agregar una llave de acceso"
          button="Crear llave"
          sendingLabel="Siga en su dispositivo…"
          empty={EMPTY}
          open={async () => (await import('./passkey-forms.js')).openNewPasskey()}
          onSent={(added) => {
            close();
            onAdded(added);
          }}
          onCancel={close}
        >
          {({ register, errorOf }) => (
            <>
              <TextInput
                label="Nombre de la llave"
                hint="Para reconocerla, por ejemplo «Mi teléfono»."
                error={errorOf('name')}
                {...register('name')}
              />
              <CurrentPassword error={errorOf('currentPassword')} {...register('currentPassword')} />
            </>
          )}
        </SecurityForm>
      )}
    </Unfolding>
  );
}
