import type { ReactNode } from 'react';
import { PasswordInput, tooManyAttempts } from '../access/index.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { CancelButton } from './CancelButton.js';

interface PasswordCheckProps<Answer> {
  /** What is to be done. */
  label: string;
  button: string;
  sendingLabel: string;
  post: (currentPassword: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks for the password before something that matters. */
export function PasswordCheck<Answer>({
  label,
  button,
  sendingLabel,
  post,
  onSent,
  onCancel,
  children,
}: PasswordCheckProps<Answer>) {
  const form = useSiteForm({
    empty: { currentPassword: '' },
    open: async () => (await import('./profile-forms.js')).openPasswordCheck(post),
    explain: tooManyAttempts,
    onSent,
  });
  return (
    <ShortForm
      label={label}
      form={form}
      button={button}
      sendingLabel={sendingLabel}
      otherAction={<CancelButton onClick={onCancel} />}
    >
      {children}
      <PasswordInput
        label="Contraseña actual"
        autoComplete="current-password"
        maxLength={200}
        error={form.errorOf('currentPassword')}
        {...form.register('currentPassword')}
      />
    </ShortForm>
  );
}
