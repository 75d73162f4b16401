import { Box } from '@mui/material';
import type { AdminRightsRequest } from '@flota/schemas';
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
import { RIGHTS_STATE_CHOICES } from './rights-request-names.js';
import { RightsRequestDetails } from './RightsRequestDetails.js';

/** Pessimistic, as everywhere: a refused or outdated change keeps what was typed. */
const RightsRequestEdit = () => (
  <Edit mutationMode="pessimistic" component="div" transform={toWrite}>
    <RightsRequest />
  </Edit>
);
export default RightsRequestEdit;

const toWrite = ({ state, notes, updatedAt }: AdminRightsRequest) => ({ state, notes: notes ?? '', updatedAt });

function RightsRequest() {
  const { record: request } = useEditContext<AdminRightsRequest>();
  if (!request) return null;
  return (
    <TwoColumns>
      <RightsRequestDetails request={request} />
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <SimpleForm
          warnWhenUnsavedChanges
          toolbar={
            <Toolbar>
              <SaveButton />
            </Toolbar>
          }
        >
          <RadioButtonGroupInput source="state" choices={RIGHTS_STATE_CHOICES} helperText={false} />
          <TextInput
            source="notes"
            multiline
            minRows={5}
            validate={maxLength(5000)}
            helperText="Qué se revisó y qué se respondió. Las ve todo el equipo; el titular no."
          />
        </SimpleForm>
      </Box>
    </TwoColumns>
  );
}
