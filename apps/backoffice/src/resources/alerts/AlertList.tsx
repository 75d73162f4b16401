import { Box } from '@mui/material';
import type { AdminAlert } from '@flota/schemas';
import { DataTable, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ListToolbar } from '../../components/ListToolbar.js';
import { RowsPagination } from '../../components/RowsPagination.js';
import { StateChip } from '../../components/StateChip.js';
import { useIsNarrow } from '../../components/use-is-narrow.js';
import { formatInstant } from '../../i18n/format.js';
import { ALERT_STATE_CHOICES, ALERT_STATE_LOOK } from './alert-states.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Título o texto" />,
  <SelectInput key="state" source="state" choices={ALERT_STATE_CHOICES} alwaysOn />,
];

const Col = DataTable.Col<AdminAlert>;

const from = ({ startsAt }: AdminAlert) => (startsAt ? formatInstant(startsAt) : 'Desde que se guardó');
const until = ({ endsAt }: AdminAlert) => (endsAt ? formatInstant(endsAt) : 'Sin fecha de fin');

export default function AlertList() {
  const isNarrow = useIsNarrow();
  return (
    <List
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      perPage={25}
      pagination={<RowsPagination />}
      actions={<ListToolbar />}
      exporter={false}
    >
      {isNarrow ? <AlertCards /> : <AlertTable />}
    </List>
  );
}

const AlertCards = () => (
  <SimpleList<AdminAlert>
    primaryText={(alert) => <strong>{alert.title}</strong>}
    secondaryText={(alert) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
        <span>
          {from(alert)} — {until(alert)}
        </span>
        <StateChip look={ALERT_STATE_LOOK[alert.state]} />
      </Box>
    )}
  />
);

const AlertTable = () => (
  <DataTable<AdminAlert> bulkActionButtons={false}>
    <Col source="title" cellSx={() => ({ fontWeight: 600 })} />
    <Col source="state" disableSort render={(alert) => <StateChip look={ALERT_STATE_LOOK[alert.state]} />} />
    <Col source="startsAt" render={from} />
    <Col source="endsAt" render={until} />
    <Col source="updatedAt" render={(alert) => formatInstant(alert.updatedAt)} />
  </DataTable>
);
