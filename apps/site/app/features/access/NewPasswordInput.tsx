import { PASSWORD_LENGTH } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names.js';
import { PasswordInput } from './PasswordInput.js';
import { STRENGTH_LEVELS, usePasswordStrength } from './use-password-strength.js';

interface NewPasswordInputProps extends Omit<
  ComponentProps<typeof PasswordInput>,
  'autoComplete' | 'maxLength' | 'hint' | 'below'
> {
  /** Whose it is, as far as the page knows: what a password should not be made of. */
  owner?: readonly string[];
}

/** A box in which a password is chosen; below it, how well it protects and what would make it better. */
export function NewPasswordInput({ owner, onChange, ...input }: NewPasswordInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordInput
      {...input}
      hint={access.newPasswordHint({ min: PASSWORD_LENGTH.min })}
      autoComplete="new-password"
      maxLength={PASSWORD_LENGTH.max}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
      below={<StrengthMeter password={typed} owner={owner} />}
    />
  );
}

function StrengthMeter({ password, owner }: { password: string; owner?: readonly string[] }) {
  const { level, text } = usePasswordStrength(password, owner);
  return (
    <div className="mt-3">
      <div aria-hidden className="flex gap-2">
        {Array.from({ length: STRENGTH_LEVELS }, (_, index) => (
          <span
            key={index}
            className={classNames('h-1.5 flex-1', index >= level ? 'bg-line' : level === 1 ? 'bg-brick' : 'bg-agave')}
          />
        ))}
      </div>
      <p role="status" className="mt-1 min-h-6 text-[0.9rem] text-muted">
        {text}
      </p>
    </div>
  );
}
