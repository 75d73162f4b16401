import type { secondFactorSetupSchema } from '@flota/schemas';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { CopyButton } from '../../../components/CopyButton.js';
import { TextInput } from '../../../components/TextInput.js';
import { SecurityForm } from '../SecurityForm.js';

export type SetUpFigures = z.infer<typeof secondFactorSetupSchema>;

interface SetUpProps {
  figures: SetUpFigures;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

const EMPTY = { code: '' };
const TEXTS = {
  'code:AUTH.CODE_WRONG': 'Ese código no es correcto. Espere el siguiente en su aplicación y escríbalo completo.',
};

/** The secret for the customer's app, and the code that shows it arrived there. */
export function SetUp({ figures: { secret, otpauthUri, qrSvg }, onConfirmed, onCancel }: SetUpProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="rounded border border-line bg-paper p-5 outline-none tablet:p-7">
      <ol className="grid list-decimal gap-6 pl-5 marker:font-semibold">
        <li>
          Instale una aplicación de verificación en su teléfono, como Google Authenticator o Microsoft Authenticator.
        </li>
        <li>
          <p>
            Escanee este código con la aplicación.
            <a href={otpauthUri} className="link flex min-h-11 items-center desktop:hidden">
              O ábrala en este teléfono
            </a>
          </p>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
            alt="Código QR para su aplicación de verificación"
            width={208}
            height={208}
            className="mt-3 -ml-5 border border-line tablet:ml-0"
          />
          <p className="mt-3 text-[0.9375rem] text-muted">¿No puede escanearlo? Escriba esta clave en la aplicación:</p>
          <p className="tabular mt-1 font-semibold wrap-anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
          <CopyButton text={secret} what="la clave" />
        </li>
        <li>
          <SecurityForm
            label="Confirmar la verificación"
            button="Activar"
            sendingLabel="Comprobando…"
            empty={EMPTY}
            open={async () => (await import('../profile-forms.js')).openCodeConfirmation()}
            texts={TEXTS}
            onSent={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
            onCancel={onCancel}
          >
            {({ register, errorOf }) => (
              <TextInput
                label="Escriba el código de seis dígitos que muestra"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                error={errorOf('code')}
                {...register('code')}
              />
            )}
          </SecurityForm>
        </li>
      </ol>
    </div>
  );
}
