import type { ApiProblem } from '@flota/client';
import type { CustomerSession, SecondFactorNeeded } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.js';
import { TextInput } from '../../components/TextInput.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { PasskeyButton } from './PasskeyButton.js';
import { tooManyAttempts } from './too-many-attempts.js';

interface CodeFormProps {
  /** What the right password was answered. */
  step: SecondFactorNeeded;
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
  const { ticket, secondFactor, passkey } = props.step;
  const [way, setWay] = useState<keyof typeof WAYS>(secondFactor === 'totp' ? 'app' : 'recovery');
  return (
    <>
      {passkey && (
        <div className="mb-8">
          <PasskeyButton
            label={access.usePasskey}
            enter={async () => (await import('./passkey-sign-in.js')).answerByPasskey(ticket, passkey)}
            onSignedIn={props.onSignedIn}
          />
        </div>
      )}
      <CodeBox key={way} way={way} {...props} />
      {secondFactor === 'totp' && (
        <Button
          variant="quiet"
          className="mt-4 px-0! text-left!"
          onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}
        >
          {WAYS[way].texts().other}
        </Button>
      )}
    </>
  );
}

function CodeBox({
  way,
  step: { ticket, secondFactor },
  onSignedIn,
  onExpired,
}: CodeFormProps & { way: keyof typeof WAYS }) {
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
  useEffect(() => {
    // Where a passkey comes first, the box is for who lost it.
    if (secondFactor === 'totp') box.current?.querySelector('input')?.focus();
  }, [secondFactor]);
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
