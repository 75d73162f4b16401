import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordInput, tooManyAttempts } from '../access/index.js';
import { ShortForm, type SiteForm, useSiteForm } from '../forms/index.js';
import { CancelButton } from '../../components/CancelButton.js';

type Fields<Values extends FieldValues> = Pick<
  ReturnType<typeof useSiteForm<Values, FieldValues, unknown>>,
  'register' | 'errorOf'
>;

export interface SecurityFormProps<Values extends FieldValues, Request extends FieldValues, Answer> {
  /** Names the form for assistive technology: what is to be done. */
  label: string;
  button: string;
  sendingLabel: string;
  /** In the order of the page, which is that of the errors. */
  empty: Values;
  open: () => Promise<SiteForm<Values, Request, Answer>>;
  /** Texts for `field:CODE` where the code's own is too general. */
  texts?: Readonly<Record<string, string>>;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
  children: (fields: Fields<Values>) => ReactNode;
}

/** A form about how one enters the account: one can leave it, and is told when one guessed too often. */
export function SecurityForm<Values extends FieldValues, Request extends FieldValues, Answer>({
  label,
  button,
  sendingLabel,
  onCancel,
  children,
  ...options
}: SecurityFormProps<Values, Request, Answer>) {
  const form = useSiteForm({ ...options, explain: tooManyAttempts });
  return (
    <ShortForm
      label={label}
      form={form}
      button={button}
      sendingLabel={sendingLabel}
      otherAction={<CancelButton onClick={onCancel} />}
    >
      {children(form)}
    </ShortForm>
  );
}

/** The box for the password that the account has. */
export const CurrentPassword = (box: Omit<ComponentProps<typeof PasswordInput>, 'label'>) => (
  <PasswordInput label="Contraseña actual" autoComplete="current-password" maxLength={200} {...box} />
);
