import { TextInput as PlainTextInput, type TextInputProps as PlainProps, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldLimit } from './form-schema.js';
import { LimitedHint } from './LimitedHint.js';

export interface TextInputProps extends PlainProps {
  /** Characters it may have, where the schema of the form doesn't say it. */
  limit?: number;
}

/** react-admin's, which says near its limit how much room is left. It takes more than that: what is pasted is the writer's to shorten. */
export function TextInput({ limit, ...props }: TextInputProps) {
  const ofSchema = useFieldLimit(useWrappedSource(props.source));
  const most = limit ?? ofSchema;
  return most === undefined || props.readOnly ? (
    <PlainTextInput {...props} />
  ) : (
    <LimitedInput {...props} limit={most} />
  );
}

function LimitedInput({ limit, helperText, ...props }: TextInputProps & { limit: number }) {
  const text: unknown = useWatch({ name: useWrappedSource(props.source) });
  return (
    <PlainTextInput
      {...props}
      helperText={<LimitedHint text={typeof text === 'string' ? text : ''} limit={limit} hint={helperText} />}
    />
  );
}
