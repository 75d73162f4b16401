import type { AdminRightsRequest } from '@flota/schemas';
import { Edit, useEditContext } from 'react-admin';
import { StateAndNotesForm } from '../../components/StateAndNotesForm.js';
import { TwoColumns } from '../../components/Figures.js';
import { RIGHTS_STATE_CHOICES } from '../../components/states/rights-requests.js';
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
      <StateAndNotesForm
        choices={RIGHTS_STATE_CHOICES}
        notesHint="Qué se revisó y qué se respondió. Las ve todo el equipo; el titular no."
      />
    </TwoColumns>
  );
}
