import { SelectInput } from 'react-admin';
import { TextInput } from './form/TextInput.js';

interface WhyInputsProps {
  label: string;
  choices: readonly { id: string; name: string }[];
  /** Which reasons say nothing without words. */
  helperText: string;
}

/** One of some reasons, and words to it. */
export const WhyInputs = ({ label, choices, helperText }: WhyInputsProps) => (
  <>
    <SelectInput source="reason" label={label} choices={[...choices]} isRequired />
    <TextInput source="note" label="Detalle" helperText={helperText} multiline minRows={2} />
  </>
);

export const NO_REASON = { reason: '', note: '' };

/** As they are sent. */
export const readWhy = ({ reason, note }: Record<string, unknown>) => ({
  reason: reason as string,
  note: note as string,
});
