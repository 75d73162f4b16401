import type { ApiProblem } from '@flota/client';
import type { CustomerSession } from '@flota/schemas';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.js';
import { TextInput } from '../../components/TextInput.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { tooManyAttempts } from './too-many-attempts.js';

interface CodeFormProps {
  /** Of the right password. */
  ticket: string;
  onSignedIn: (session: CustomerSession) => void;
  /** The ticket no longer counts. */
  onExpired: () => void;
}

const EMPTY = { code: '' };

const WAYS = {
  app: {
    label: 'Código de seis dígitos',
    hint: 'Abra su aplicación de verificación y escriba el código que muestra ahora.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
    other: 'No tengo mi teléfono: usar un código de recuperación',
    texts: {},
  },
  recovery: {
    label: 'Código de recuperación',
    hint: 'Uno de los que guardó al activar la verificación, por ejemplo 7K3MQ-92XAB-4TQ0R. Cada uno sirve una vez.',
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
    other: 'Usar el código de mi aplicación',
    texts: { 'code:CODE.INVALID': 'Escriba el código completo, con sus quince letras y números.' },
  },
} as const;

/** The second step of signing in. */
export function CodeForm(props: CodeFormProps) {
  const [way, setWay] = useState<keyof typeof WAYS>('app');
  return (
    <>
      <CodeBox key={way} way={way} {...props} />
      <Button
        variant="quiet"
        className="mt-4 px-0! text-left!"
        onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}
      >
        {WAYS[way].other}
      </Button>
    </>
  );
}

function CodeBox({ way, ticket, onSignedIn, onExpired }: CodeFormProps & { way: keyof typeof WAYS }) {
  const recovery = way === 'recovery';
  const { label, hint, input, texts } = WAYS[way];
  const form = useSiteForm({
    empty: EMPTY,
    open: async () => (await import('./sign-in-forms.js')).openCodeForm({ ticket, recovery, onExpired }),
    texts,
    explain: (problem) => tooManyAttempts(problem) ?? (recovery ? wrongRecoveryCode(problem) : null),
    onSent: onSignedIn,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <ShortForm label="Verificación en dos pasos" form={form} button="Entrar" sendingLabel="Comprobando…">
        <TextInput label={label} hint={hint} {...input} error={form.errorOf('code')} {...form.register('code')} />
      </ShortForm>
    </div>
  );
}

const wrongRecoveryCode = ({ code }: ApiProblem): string | null =>
  code === 'AUTH.CODE_WRONG' ? 'Ese código de recuperación no es correcto o ya se usó. Revíselo o use otro.' : null;
