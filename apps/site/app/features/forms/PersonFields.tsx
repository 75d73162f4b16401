import type { FieldPath, FieldValues, UseFormRegister } from 'react-hook-form';
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
}

export function PersonFields<Values extends PersonValues & FieldValues>({
  register,
  errorOf,
  nameHint,
}: PersonFieldsProps<Values>) {
  const name = 'name' as FieldPath<Values>;
  return (
    <>
      <TextInput label="Nombre" hint={nameHint} autoComplete="name" error={errorOf(name)} {...register(name)} />
      <div className="grid gap-6 wide:grid-cols-2">
        <EmailAndPhone register={register} errorOf={errorOf} />
      </div>
    </>
  );
}

export function EmailAndPhone<Values extends { email: string; phone: string } & FieldValues>({
  register,
  errorOf,
}: Omit<PersonFieldsProps<Values>, 'nameHint'>) {
  const [email, phone] = ['email', 'phone'] as FieldPath<Values>[];
  if (!email || !phone) return null;
  return (
    <>
      <TextInput
        label="Correo electrónico"
        hint="Ahí le llega su folio."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf(email)}
        {...register(email)}
      />
      <TextInput
        label="Teléfono"
        hint="Diez dígitos."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errorOf(phone)}
        {...register(phone)}
      />
    </>
  );
}
