import { Stack } from '@mui/material';
import type { AdminLead } from '@flota/schemas';
import { AutocompleteInput, Edit, ReferenceInput, useEditContext } from 'react-admin';
import { StateAndNotesForm } from '../../components/StateAndNotesForm.js';
import { TwoColumns } from '../../components/Figures.js';
import { LEAD_STATE_CHOICES } from '../../components/states/leads.js';
import { Historial } from '../../components/outside/Historial.js';
import { LeadContact } from './LeadContact.js';
import { LeadRequest } from './LeadRequest.js';

/** Pessimistic, as everywhere: a refused or outdated change keeps what was typed. */
const LeadEdit = () => (
  <Edit mutationMode="pessimistic" component="div" transform={toWrite}>
    <Lead />
  </Edit>
);
export default LeadEdit;

const toWrite = ({ state, notes, adviserId, updatedAt }: AdminLead) => ({
  state,
  notes: notes ?? '',
  adviserId: adviserId || null,
  updatedAt,
});

const BY_NAME = { field: 'name', order: 'ASC' } as const;

function Lead() {
  const { record: lead } = useEditContext<AdminLead>();
  if (!lead) return null;
  return (
    <TwoColumns>
      <Stack spacing={2}>
        <LeadContact lead={lead} />
        <LeadRequest lead={lead} />
        <Historial of="leads" id={lead.id} />
      </Stack>
      <StateAndNotesForm
        choices={LEAD_STATE_CHOICES}
        notesHint="Qué se habló y qué sigue. Las ve todo el equipo; el cliente no."
      >
        <ReferenceInput source="adviserId" reference="advisers" filter={{ active: true }} sort={BY_NAME}>
          <AutocompleteInput optionText="name" helperText="Quién da seguimiento. Vacío: nadie todavía." fullWidth />
        </ReferenceInput>
      </StateAndNotesForm>
    </TwoColumns>
  );
}
