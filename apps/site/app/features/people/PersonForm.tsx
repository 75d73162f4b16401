import type { ApiProblem } from '@flota/client';
import { ACCOUNT_ROLE_NAMES, ACCOUNT_ROLES, type AccountPerson } from '@flota/schemas';
import { CancelButton } from '../../components/CancelButton.js';
import { Checkbox } from '../../components/Checkbox.js';
import { EmailInput } from '../../components/EmailInput.js';
import { PasswordInput, tooManyAttempts } from '../access/index.js';
import { RadioField, ShortForm, useSiteForm } from '../forms/index.js';
import type { PersonValues } from './person-form.js';
import { ROLE_WORDS } from './texts.js';
import { UnitChoice } from './UnitChoice.js';

const OPTIONS = ACCOUNT_ROLES.map((role) => ({
  value: role,
  label: ACCOUNT_ROLE_NAMES[role],
  description: ROLE_WORDS[role],
}));

interface PersonFormProps {
  /** Whose role changes; without one somebody is invited. */
  person?: AccountPerson;
  onSent: (person: AccountPerson) => void;
  onCancel: () => void;
  onRefused?: (problem: ApiProblem) => void;
}

/** Who gets in, as what, and of a driver to which units. */
export function PersonForm({ person, onSent, onCancel, onRefused }: PersonFormProps) {
  const empty: PersonValues = {
    email: person?.email ?? '',
    role: person?.role ?? 'accountant',
    contractIds: person?.contractIds ?? [],
    hidesMoney: person?.hidesMoney ?? false,
    currentPassword: '',
  };
  const form = useSiteForm({
    empty,
    open: async () => (await import('./person-form.js')).openPersonForm(person),
    explain: (problem) => {
      onRefused?.(problem);
      return tooManyAttempts(problem);
    },
    onSent,
  });
  const { control, register, errorOf, watch } = form;
  const drives = watch('role') === 'driver';
  return (
    <ShortForm
      label={person ? `Acceso de ${person.name ?? person.email}` : 'Invitar a una persona'}
      form={form}
      button={person ? 'Guardar el acceso' : 'Enviar la invitación'}
      sendingLabel={person ? 'Guardando…' : 'Enviando…'}
      otherAction={<CancelButton onClick={onCancel} />}
    >
      {!person && (
        <EmailInput
          label="Correo de la persona"
          hint="Ahí le llega la invitación, que vale siete días."
          error={errorOf('email')}
          {...register('email')}
        />
      )}
      <RadioField control={control} name="role" legend="Qué podrá hacer" options={OPTIONS} error={errorOf('role')} />
      {drives && (
        <>
          <UnitChoice
            error={errorOf('contractIds')}
            chosen={watch('contractIds').length}
            register={() => register('contractIds')}
          />
          <Checkbox
            label={
              <>
                <span className="font-semibold">No mostrar pagos ni saldos</span>
                <span className="block text-[0.9375rem] text-muted">
                  Verá la póliza y la fecha del último pago, sin cuánto se pagó ni cuánto se debe.
                </span>
              </>
            }
            {...register('hidesMoney')}
          />
        </>
      )}
      <PasswordInput
        label="Su contraseña actual"
        autoComplete="current-password"
        maxLength={200}
        error={errorOf('currentPassword')}
        {...register('currentPassword')}
      />
    </ShortForm>
  );
}
