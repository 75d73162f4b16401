import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.js';

type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type'> & { label?: string };

/** A box for an e-mail address: its keyboard, and nothing that changes what is typed. */
export function EmailInput({ label = 'Correo electrónico', ...input }: EmailInputProps) {
  return (
    <TextInput
      autoComplete="email"
      maxLength={254}
      {...input}
      label={label}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
