import type { ApiProblem } from '@flota/client';
import type { CustomerSession } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
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
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
    texts: () => ({ label: access.code, hint: access.codeHint, other: access.useRecoveryCode, errors: {} }),
  },
  recovery: {
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
    texts: () => ({
      label: access.recoveryCode,
      hint: access.recoveryCodeHint,
      other: access.useAppCode,
      errors: { 'code:CODE.INVALID': access.recoveryCodeInvalid },
    }),
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
        {WAYS[way].texts().other}
      </Button>
    </>
  );
}

function CodeBox({ way, ticket, onSignedIn, onExpired }: CodeFormProps & { way: keyof typeof WAYS }) {
  const recovery = way === 'recovery';
  const { input, texts } = WAYS[way];
  const { label, hint, errors } = texts();
  const form = useSiteForm({
    empty: EMPTY,
    open: async () => (await import('./sign-in-forms.js')).openCodeForm({ ticket, recovery, onExpired }),
    texts: errors,
    explain: (problem) => tooManyAttempts(problem) ?? (recovery ? wrongRecoveryCode(problem) : null),
    onSent: onSignedIn,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <ShortForm label={access.codeTitle} form={form} button={access.codeSubmit} sendingLabel={access.codeSubmitting}>
        <TextInput label={label} hint={hint} {...input} error={form.errorOf('code')} {...form.register('code')} />
      </ShortForm>
    </div>
  );
}

const wrongRecoveryCode = ({ code }: ApiProblem): string | null =>
  code === 'AUTH.CODE_WRONG' ? access.recoveryCodeWrong : null;
