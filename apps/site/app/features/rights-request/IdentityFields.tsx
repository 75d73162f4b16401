import type { RightsRequest } from '@flota/schemas';
import type { UseFormReturn } from 'react-hook-form';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { FILE_ACCEPT, FileField } from '../forms/index.js';
import { ID_KIND_OPTIONS, POWER_OPTIONS, type RightsValues } from './rights-fields.js';

const FILE_HINT = 'PDF, JPG o PNG de hasta 5 MB.';

interface IdentityFieldsProps {
  form: Pick<UseFormReturn<RightsValues, unknown, RightsRequest>, 'control' | 'register' | 'trigger'> & {
    errorOf: (field: keyof RightsValues) => string | undefined;
  };
  representative: boolean;
}

/** Who asks, and what proves it. */
export function IdentityFields({ form: { control, register, trigger, errorOf }, representative }: IdentityFieldsProps) {
  // The rules may not be here yet; they are when the form is sent.
  const judge = (field: 'identification' | 'power') => void trigger(field).catch(() => undefined);
  return (
    <>
      {representative && (
        <>
          <TextInput
            label="Nombre del representante"
            autoComplete="name"
            error={errorOf('representativeName')}
            {...register('representativeName')}
          />
          <Select
            label="Cómo acredita su representación"
            placeholder="Elija un documento"
            options={POWER_OPTIONS}
            error={errorOf('representativePower')}
            {...register('representativePower')}
          />
          <FileField
            control={control}
            name="power"
            label="Documento de representación"
            hint={FILE_HINT}
            accept={FILE_ACCEPT}
            error={errorOf('power')}
            onPicked={() => judge('power')}
          />
        </>
      )}
      <Select
        label={representative ? 'Identificación del representante' : 'Identificación oficial'}
        hint="Debe estar vigente."
        placeholder="Elija una identificación"
        options={ID_KIND_OPTIONS}
        error={errorOf('idKind')}
        {...register('idKind')}
      />
      <FileField
        control={control}
        name="identification"
        label="Archivo de la identificación"
        hint={`Por ambos lados. ${FILE_HINT}`}
        accept={FILE_ACCEPT}
        error={errorOf('identification')}
        onPicked={() => judge('identification')}
      />
    </>
  );
}
