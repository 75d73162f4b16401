import { TextInput, type TextInputProps } from '../form/TextInput.js';
import { useContentForm, useFieldRules } from './content-form.js';

interface LineProps extends Pick<TextInputProps, 'label' | 'multiline' | 'minRows' | 'type' | 'onBlur' | 'slotProps'> {
  source: string;
  hint?: string;
}

/** A text without format. How long it may be, and whether it must be there, the schema knows. */
export function Line({ source, hint, ...props }: LineProps) {
  const rules = useFieldRules(source);
  const { readOnly } = useContentForm();
  return (
    <TextInput
      {...props}
      source={source}
      defaultValue=""
      // An emptied box stays an empty text: some of them may be empty, and none may be null.
      parse={(text: string) => text}
      isRequired={rules.required}
      readOnly={readOnly}
      limit={rules.maxLength}
      helperText={(!readOnly && hint) || false}
    />
  );
}
