import type { RightsRequest } from '@flota/schemas';
import { rightsRequest } from '@flota/texts/site/rights-request';
import type { UseFormReturn } from 'react-hook-form';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { FILE_ACCEPT, FileField } from '../forms/index.js';
import { idKindOptions, powerOptions, type RightsValues } from './rights-fields.js';

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
            label={rightsRequest.representativeName}
            autoComplete="name"
            error={errorOf('representativeName')}
            {...register('representativeName')}
          />
          <Select
            label={rightsRequest.power}
            placeholder={rightsRequest.powerPlaceholder}
            options={powerOptions()}
            error={errorOf('representativePower')}
            {...register('representativePower')}
          />
          <FileField
            control={control}
            name="power"
            label={rightsRequest.powerFile}
            hint={rightsRequest.powerFileHint}
            accept={FILE_ACCEPT}
            error={errorOf('power')}
            onPicked={() => judge('power')}
          />
        </>
      )}
      <Select
        label={representative ? rightsRequest.representativeIdKind : rightsRequest.idKind}
        hint={rightsRequest.idKindHint}
        placeholder={rightsRequest.idKindPlaceholder}
        options={idKindOptions()}
        error={errorOf('idKind')}
        {...register('idKind')}
      />
      <FileField
        control={control}
        name="identification"
        label={rightsRequest.idFile}
        hint={rightsRequest.idFileHint}
        accept={FILE_ACCEPT}
        error={errorOf('identification')}
        onPicked={() => judge('identification')}
      />
    </>
  );
}
