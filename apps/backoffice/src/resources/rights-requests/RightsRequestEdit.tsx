import type { AdminRightsRequest } from '@flota/schemas';
import { useEditContext } from 'react-admin';
import { RecordEdit } from '../../components/RecordEdit.js';
import { StateAndNotesForm } from '../../components/StateAndNotesForm.js';
import { TwoColumns } from '../../components/Figures.js';
import { RIGHTS_STATE_CHOICES } from '../../components/states/rights-requests.js';
import { RightsRequestDetails } from './RightsRequestDetails.js';

const RightsRequestEdit = () => (
  <RecordEdit component="div" transform={toWrite}>
    <RightsRequest />
  </RecordEdit>
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
