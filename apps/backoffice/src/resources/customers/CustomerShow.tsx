import { Box, Stack, Typography } from '@mui/material';
import type { AdminCustomer } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { RecordShow } from '../../components/RecordShow.js';
import { AccountActions } from './AccountActions.js';
import { CustomerAccount } from './CustomerAccount.js';
import { CustomerContact } from './CustomerContact.js';
import { CustomerPeople } from './CustomerPeople.js';
import { CustomerTaxProfiles } from './CustomerTaxProfiles.js';
import { CustomerIdentifiers } from './identifiers/CustomerIdentifiers.js';
import { CustomerStream } from './stream/CustomerStream.js';
import { CustomerTasks } from './tasks/CustomerTasks.js';
import { CustomerContracts } from './standing/CustomerContracts.js';
import { StandingBand } from './standing/StandingBand.js';

const CustomerShow = () => (
  <RecordShow component="div" actions={<AccountActions />}>
    <Customer />
  </RecordShow>
);
export default CustomerShow;

/** Where there is no room beside it, what has no end comes last. */
const areas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"contracts" "beside" "stream"', lg: '"contracts beside" "stream beside"' },
} as const;

/** What is owed first, then what happened beside who it is. */
function Customer() {
  const { record: customer } = useShowContext<AdminCustomer>();
  if (!customer) return null;
  const { id } = customer;
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {customer.name}
      </Typography>
      <StandingBand customerId={id} />
      <Box sx={areas}>
        <Box sx={{ gridArea: 'contracts', minWidth: 0 }}>
          <CustomerContracts customerId={id} />
        </Box>
        <Stack spacing={2} sx={{ gridArea: 'beside', minWidth: 0 }}>
          <CustomerTasks customer={customer} />
          <CustomerContact customer={customer} />
          <CustomerIdentifiers customerId={id} />
          <CustomerAccount customer={customer} />
          <CustomerPeople customerId={id} />
          <CustomerTaxProfiles customer={customer} />
        </Stack>
        <Box sx={{ gridArea: 'stream', minWidth: 0 }}>
          <CustomerStream customer={customer} />
        </Box>
      </Box>
    </Stack>
  );
}
