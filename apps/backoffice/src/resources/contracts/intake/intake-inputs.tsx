import { TextInput, type TextInputProps } from 'react-admin';

interface FieldProps extends Pick<TextInputProps, 'label' | 'type' | 'onBlur'> {
  source: string;
  hint?: string;
  optional?: boolean;
  inputMode?: 'decimal' | 'numeric';
}

/** A box for what is printed in a contract: nothing the browser should remember. */
export const Field = ({ source, hint, optional = false, inputMode, ...props }: FieldProps) => (
  <TextInput
    {...props}
    source={source}
    isRequired={!optional}
    helperText={hint ?? false}
    slotProps={{ htmlInput: { autoComplete: 'off', inputMode } }}
  />
);

/** Money and percentages are text all the way, so that no figure goes through a float. */
export const Decimal = (props: Omit<FieldProps, 'inputMode'>) => <Field {...props} inputMode="decimal" />;
