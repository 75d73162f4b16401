import { Typography } from '@mui/material';
import type { AdminRightsRequest } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Section, TwoColumns } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { RIGHTS_STATE_LOOK } from '../../components/states/rights-requests.js';
import { RightsRequestDetails } from './RightsRequestDetails.js';

const RightsRequestShow = () => (
  <RecordShow component="div">
    <RightsRequest />
  </RecordShow>
);
export default RightsRequestShow;

function RightsRequest() {
  const { record: request } = useShowContext<AdminRightsRequest>();
  if (!request) return null;
  return (
    <TwoColumns>
      <RightsRequestDetails request={request} />
      <Section title="Seguimiento" actions={<StateChip look={RIGHTS_STATE_LOOK[request.state]} />}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {request.notes || 'Todavía no hay notas.'}
        </Typography>
      </Section>
    </TwoColumns>
  );
}
