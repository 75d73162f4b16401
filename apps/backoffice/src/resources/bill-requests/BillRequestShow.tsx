import { Skeleton, Stack } from '@mui/material';
import type { AdminBillRequest, AdminBillRequestRow } from '@flota/schemas';
import { Show, useShowContext } from 'react-admin';
import { TwoColumns } from '../../components/Figures.js';
import { BillRequestDetails } from './BillRequestDetails.js';
import { BillSteps } from './BillSteps.js';
import { BillTimeline } from './BillTimeline.js';

const BillRequestShow = () => (
  <Show component="div">
    <BillRequest />
  </Show>
);
export default BillRequestShow;

function BillRequest() {
  const { record: request } = useShowContext<AdminBillRequestRow | AdminBillRequest>();
  if (!request) return null;
  // Coming from the list, react-admin shows the list's row until the whole request is there.
  if (!('events' in request)) return <Skeleton variant="rounded" height={480} aria-label="Cargando la solicitud" />;
  return (
    <TwoColumns>
      <BillRequestDetails request={request} />
      <Stack spacing={2}>
        <BillSteps request={request} />
        <BillTimeline events={request.events} />
      </Stack>
    </TwoColumns>
  );
}
