import { TextInput } from './form/TextInput.js';

interface ReasonInputProps {
  label?: string;
  /** Who reads it. */
  helperText: string;
}

/** Why somebody does what is asked about, in so many words that the field `reason` of the server takes. */
export const ReasonInput = ({ label = 'Motivo', helperText }: ReasonInputProps) => (
  <TextInput source="reason" label={label} helperText={helperText} isRequired multiline minRows={2} />
);
