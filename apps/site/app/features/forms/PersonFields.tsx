import { forms } from '@flota/texts/site/forms';
import type { FieldPath, FieldValues, UseFormRegister } from 'react-hook-form';
import { EmailInput } from '../../components/EmailInput.js';
import { TextInput } from '../../components/TextInput.js';

/** The fields every form about a person has. */
export interface PersonValues {
  name: string;
  email: string;
  phone: string;
}

export const NOBODY: PersonValues = { name: '', email: '', phone: '' };

interface PersonFieldsProps<Values extends FieldValues> {
  register: UseFormRegister<Values>;
  errorOf: (field: FieldPath<Values>) => string | undefined;
  /** Whose name it is. */
  nameHint: string;
  /** The e-mail address is enough. */
  phoneOptional?: boolean;
}

export function PersonFields<Values extends PersonValues & FieldValues>({
  register,
  errorOf,
  nameHint,
  phoneOptional,
}: PersonFieldsProps<Values>) {
  const name = 'name' as FieldPath<Values>;
  return (
    <>
      <TextInput label={forms.name} hint={nameHint} autoComplete="name" error={errorOf(name)} {...register(name)} />
      <div className="grid gap-6 wide:grid-cols-2">
        <EmailAndPhone register={register} errorOf={errorOf} phoneOptional={phoneOptional} />
      </div>
    </>
  );
}

export function EmailAndPhone<Values extends { email: string; phone: string } & FieldValues>({
  register,
  errorOf,
  phoneOptional = false,
}: Omit<PersonFieldsProps<Values>, 'nameHint'>) {
  const [email, phone] = ['email', 'phone'] as FieldPath<Values>[];
  if (!email || !phone) return null;
  return (
    <>
      <EmailInput hint={forms.emailHint} error={errorOf(email)} {...register(email)} />
      <TextInput
        label={forms.phone}
        hint={forms.phoneHint}
        optional={phoneOptional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errorOf(phone)}
        {...register(phone)}
      />
    </>
  );
}
