import { access } from '@flota/texts/site/access';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextInput } from '../../components/TextInput.js';

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type'> {
  /** Right below the box. */
  below?: ReactNode;
}

/** A box for a password, which can be looked at. */
export function PasswordInput({ label, className, below, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={className}>
      <TextInput
        {...input}
        label={label}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {below}
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="link mt-1 min-h-11 cursor-pointer text-[0.9375rem]"
      >
        {shown ? access.hidePassword : access.showPassword}
      </button>
    </div>
  );
}
