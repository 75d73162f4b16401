import { Box, Stack, Typography } from '@mui/material';
import type { AdminBillRequest, AdminBillRequestRow } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { TwoColumns, Section } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { BILL_STATE_LOOK } from '../../components/states/bill-requests.js';
import { FileViewer } from '../../components/viewer/FileViewer.js';
import { Waiting } from '../../components/Waiting.js';
import { formatInstant } from '../../i18n/format.js';
import { BillCorrections } from './BillCorrections.js';
import { BillRequestDetails } from './BillRequestDetails.js';
import { BillSteps } from './BillSteps.js';
import { BillHandovers } from './handovers/BillHandovers.js';
import { handoverFiles } from './handovers/handover-files.js';
import { BILL_FILE_NAMES } from './texts.js';

const BillRequestShow = () => (
  <RecordShow component="div">
    <BillRequest />
  </RecordShow>
);
export default BillRequestShow;

function BillRequest() {
  const { record: request } = useShowContext<AdminBillRequestRow | AdminBillRequest>();
  if (!request) return null;
  // Coming from the list, react-admin shows the list's row until the whole request is there.
  if (!('events' in request)) return <Waiting name="Cargando la solicitud" height={480} />;
  return (
    <TwoColumns>
      <Stack spacing={2}>
        <BillRequestDetails request={request} />
        <BillSteps request={request} />
        <BillHandovers request={request} />
      </Stack>
      <Stack spacing={2}>
        <FileViewer resource="bill-requests" files={filesOf(request)} />
        <BillCorrections corrections={request.corrections} />
        <BillTimeline events={request.events} />
      </Stack>
    </TwoColumns>
  );
}

/** How it left, then those that count, then what corrections replaced. */
const filesOf = ({ id, files, formerFiles, handovers }: AdminBillRequest) => [
  ...handovers.flatMap((handover) => handoverFiles(id, handover)),
  ...files.map(({ purpose, name }) => ({
    path: `/api/admin/bill-requests/${id}/files/${purpose}`,
    label: BILL_FILE_NAMES[purpose],
    name,
  })),
  ...formerFiles.map(({ correctionId, purpose, name }) => ({
    path: `/api/admin/bill-requests/${id}/corrections/${correctionId}/files/${purpose}`,
    label: `${BILL_FILE_NAMES[purpose]}, antes`,
    name,
  })),
];

/** Every step so far, the latest first. The customer reads the same notes. */
const BillTimeline = ({ events }: Pick<AdminBillRequest, 'events'>) => (
  <Section title="Historial">
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {events
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(({ state, at, note }) => (
          <Box component="li" key={`${state} ${at}`} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
              <StateChip look={BILL_STATE_LOOK[state]} />
              <Typography variant="body2" color="textSecondary">
                {formatInstant(at)}
              </Typography>
            </Box>
            {note && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>}
          </Box>
        ))}
    </Box>
  </Section>
);
