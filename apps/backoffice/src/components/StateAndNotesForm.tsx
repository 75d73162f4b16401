import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { maxLength, RadioButtonGroupInput, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';

interface StateAndNotesFormProps {
  choices: readonly { id: string; name: string }[];
  /** What belongs in the notes, and who reads them. */
  notesHint: string;
  /** What else they decide of it. */
  children?: ReactNode;
}

/** All that staff change of what a visitor sent in: how far it is, and what they noted. */
export const StateAndNotesForm = ({ choices, notesHint, children }: StateAndNotesFormProps) => (
  <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <RadioButtonGroupInput source="state" choices={[...choices]} helperText={false} />
      {children}
      <TextInput source="notes" multiline minRows={5} validate={maxLength(5000)} helperText={notesHint} />
    </SimpleForm>
  </Box>
);
