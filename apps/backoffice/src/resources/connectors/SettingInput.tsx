import type { ConnectorField } from '@flota/schemas';
import { BooleanInput, NumberInput, PasswordInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface SettingInputProps {
  field: ConnectorField;
  /** Of a secret: whether one is stored. */
  isSet: boolean;
}

/** A setting as its declaration says; not there while another setting makes it of no concern. */
export function SettingInput({ field, isSet }: SettingInputProps) {
  const { when } = field;
  const chosen: unknown = useWatch({ name: when ? `settings.${when.field}` : '' });
  if (when && !when.is.includes(String(chosen))) return null;
  return field.secret ? <SecretInput field={field} isSet={isSet} /> : <OpenInput field={field} />;
}

/** What is stored stays unless something is written: it is not here to be shown. */
function SecretInput({ field: { name, kind, label, hint, required }, isSet }: SettingInputProps) {
  const kept = 'Guardado. Déjelo vacío para conservarlo, o escriba otro.';
  const common = {
    source: `settings.${name}`,
    label,
    fullWidth: true,
    parse: asText,
    isRequired: required && !isSet,
    helperText: [isSet && kept, hint].filter(Boolean).join(' ') || (false as const),
    autoComplete: 'new-password',
  };
  return (
    <>
      {kind === 'text' ? (
        <TextInput
          {...common}
          multiline
          minRows={4}
          slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
        />
      ) : (
        <PasswordInput {...common} />
      )}
      {isSet && !required && (
        <BooleanInput source={`removed.${name}`} label={`Quitar al guardar: ${label}`} helperText={false} />
      )}
    </>
  );
}

function OpenInput({ field: { name, kind, label, hint, required, options } }: Pick<SettingInputProps, 'field'>) {
  const helperText = hint ?? (false as const);
  const common = { source: `settings.${name}`, label, helperText, fullWidth: true, isRequired: required };
  switch (kind) {
    case 'flag':
      return <BooleanInput source={common.source} label={label} helperText={helperText} />;
    case 'number':
      return <NumberInput {...common} step={1} />;
    case 'choice':
      return <SelectInput {...common} choices={options} optionValue="value" optionText="name" />;
    case 'text':
      return <TextInput {...common} parse={asText} multiline minRows={4} />;
    default:
      return <TextInput {...common} parse={asText} type={kind === 'url' ? 'url' : 'text'} />;
  }
}

const asText = (text: string) => text;
