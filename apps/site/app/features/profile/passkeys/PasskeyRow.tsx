import type { CustomerPasskeys } from '@flota/schemas';
import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { removePasskey } from '../../../api/account/passkeys.js';
import { Button } from '../../../components/Button.js';
import { Dialog } from '../../../components/Dialog.js';
import { TextInput } from '../../../components/TextInput.js';
import { formatDate, formatInstant } from '../../../lib/format.js';
import { PasswordCheck } from '../PasswordCheck.js';
import { SecurityForm } from '../SecurityForm.js';

interface PasskeyRowProps {
  passkey: CustomerPasskeys['passkeys'][number];
  isLast: boolean;
  /** What was done, in words. */
  onChanged: (said: string) => void;
}

export function PasskeyRow({ passkey: { id, name, createdAt, usedAt }, isLast, onChanged }: PasskeyRowProps) {
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const titleId = useId();
  const close = () => setDoing(undefined);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <p className="flex min-w-0 items-start gap-3">
          <KeyRound aria-hidden size={20} className="mt-1 shrink-0" />
          <span className="min-w-0">
            <strong className="font-semibold wrap-anywhere">{name}</strong>
            <span className="block text-[0.95rem] text-muted">
              {usedAt
                ? `Se usó por última vez el ${formatInstant(usedAt)}`
                : `Desde el ${formatDate(createdAt)}, sin usar todavía`}
            </span>
          </span>
        </p>
        <div className="flex gap-x-6">
          <Button variant="quiet" className="px-0!" onClick={() => setDoing('rename')}>
            Cambiar nombre<span className="sr-only"> de {name}</span>
          </Button>
          <Button variant="quiet" className="px-0!" onClick={() => setDoing('remove')}>
            Quitar<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <Dialog open={doing !== undefined} onClose={close} labelledBy={titleId} className="w-[32rem] p-6 tablet:p-8">
        <h3 id={titleId} className="heading-card mb-5 wrap-anywhere">
          {doing === 'remove' ? `¿Quitar «${name}»?` : 'Nombre de la llave'}
        </h3>
        {doing === 'rename' && (
          <SecurityForm
            label="Cambiar el nombre de la llave"
            button="Guardar"
            sendingLabel="Guardando…"
            empty={{ name }}
            open={async () => (await import('./passkey-forms.js')).openPasskeyName(id)}
            onSent={() => {
              close();
              onChanged('El nombre quedó guardado.');
            }}
            onCancel={close}
          >
            {({ register, errorOf }) => <TextInput label="Nombre" error={errorOf('name')} {...register('name')} />}
          </SecurityForm>
        )}
        {doing === 'remove' && (
          <PasswordCheck
            label="Quitar la llave de acceso"
            button="Quitar llave"
            sendingLabel="Quitando…"
            post={(currentPassword) => removePasskey(id, currentPassword)}
            onSent={() => {
              close();
              onChanged(`«${name}» ya no abre su cuenta.`);
            }}
            onCancel={close}
          >
            <p className="text-muted">
              Ya no podrá entrar con ella.
              {isLast && ' Es la última: si no tiene otra verificación, para entrar bastará su contraseña.'} Bórrela
              también de su dispositivo.
            </p>
          </PasswordCheck>
        )}
      </Dialog>
    </li>
  );
}
