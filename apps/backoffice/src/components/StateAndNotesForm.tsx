import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { maxLength, RadioButtonGroupInput, SaveButton } from 'react-admin';
import { RecordForm } from './form/RecordForm.js';
import { SaveBar } from './form/SaveBar.js';
import { TextInput } from './form/TextInput.js';

interface StateAndNotesFormProps {
  choices: readonly { id: string; name: string }[];
  /** What belongs in the notes, and who reads them. */
  notesHint: string;
  /** What else they decide of it. */
  children?: ReactNode;
}

/** Characters they may have. */
const NOTES = 5000;

/** All that staff change of what a visitor sent in: how far it is, and what they noted. */
export const StateAndNotesForm = ({ choices, notesHint, children }: StateAndNotesFormProps) => (
  <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
    <RecordForm on="card" bar={<SaveBar save={<SaveButton />} back={false} />}>
      <RadioButtonGroupInput source="state" choices={[...choices]} helperText={false} />
      {children}
      <TextInput
        source="notes"
        limit={NOTES}
        multiline
        minRows={5}
        validate={maxLength(NOTES)}
        helperText={notesHint}
      />
    </RecordForm>
  </Box>
);
