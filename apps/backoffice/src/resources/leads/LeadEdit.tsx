import { Box } from '@mui/material';
import type { AdminLead } from '@flota/schemas';
import { AutocompleteInput, ReferenceInput, SaveButton, useEditContext } from 'react-admin';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { RecordEdit } from '../../components/RecordEdit.js';
import { LeadPage } from './LeadPage.js';

/** It stays on the page, where the work is. */
const LeadEdit = () => (
  <RecordEdit component="div" redirect={false} transform={toWrite}>
    <Lead />
  </RecordEdit>
);
export default LeadEdit;

const toWrite = ({ adviserId, updatedAt }: AdminLead) => ({ adviserId: adviserId || null, updatedAt });

const BY_NAME = { field: 'name', order: 'ASC' } as const;

function Lead() {
  const { record: lead } = useEditContext<AdminLead>();
  if (!lead) return null;
  return (
    <LeadPage lead={lead}>
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <RecordForm on="card" bar={<SaveBar save={<SaveButton />} back={false} />}>
          <ReferenceInput source="adviserId" reference="advisers" filter={{ active: true }} sort={BY_NAME}>
            <AutocompleteInput
              optionText="name"
              helperText="A quién ve el cliente en el sitio como su asesor. Vacío: nadie todavía."
              fullWidth
            />
          </ReferenceInput>
        </RecordForm>
      </Box>
    </LeadPage>
  );
}
