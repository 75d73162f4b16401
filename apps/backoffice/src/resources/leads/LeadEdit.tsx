import { Box, Stack } from '@mui/material';
import type { AdminLead } from '@flota/schemas';
import {
  Edit,
  maxLength,
  RadioButtonGroupInput,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useEditContext,
} from 'react-admin';
import { TwoColumns } from '../../components/TwoColumns.js';
import { LEAD_STATE_CHOICES } from './lead-states.js';
import { LeadContact } from './LeadContact.js';
import { LeadRequest } from './LeadRequest.js';

/** Pessimistic, as everywhere: a refused or outdated change keeps what was typed. */
const LeadEdit = () => (
  <Edit mutationMode="pessimistic" component="div" transform={toWrite}>
    <Lead />
  </Edit>
);
export default LeadEdit;

const toWrite = ({ state, notes, updatedAt }: AdminLead) => ({ state, notes: notes ?? '', updatedAt });

function Lead() {
  const { record: lead } = useEditContext<AdminLead>();
  if (!lead) return null;
  return (
    <TwoColumns>
      <Stack spacing={2}>
        <LeadContact lead={lead} />
        <LeadRequest lead={lead} />
      </Stack>
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveOnly />}>
          <RadioButtonGroupInput source="state" choices={LEAD_STATE_CHOICES} helperText={false} />
          <TextInput
            source="notes"
            multiline
            minRows={5}
            validate={maxLength(5000)}
            helperText="Qué se habló y qué sigue. Las ve todo el equipo; el cliente no."
          />
        </SimpleForm>
      </Box>
    </TwoColumns>
  );
}

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
