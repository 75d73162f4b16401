import { Box } from '@mui/material';
import type { AdminRightsRequest } from '@flota/schemas';
import { BooleanInput, DataTable, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ListToolbar } from '../../components/ListToolbar.js';
import { RowsPagination } from '../../components/RowsPagination.js';
import { StateChip } from '../../components/StateChip.js';
import { useIsNarrow } from '../../components/use-is-narrow.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { Deadline } from './Deadline.js';
import { RIGHT_CHOICES, RIGHT_NAMES, RIGHTS_STATE_CHOICES, RIGHTS_STATE_LOOK } from './rights-request-names.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Folio, nombre, correo o teléfono"
    sx={{ width: { xs: '100%', sm: 320 } }}
  />,
  <SelectInput key="state" source="state" choices={RIGHTS_STATE_CHOICES} alwaysOn />,
  <SelectInput key="right" source="right" choices={RIGHT_CHOICES} alwaysOn />,
  <BooleanInput key="overdue" source="overdue" defaultValue />,
];

export default function RightsRequestList() {
  const isNarrow = useIsNarrow();
  return (
    <List
      filters={filters}
      sort={{ field: 'dueOn', order: 'ASC' }}
      perPage={25}
      pagination={<RowsPagination />}
      actions={<ListToolbar />}
    >
      {isNarrow ? <Cards /> : <Table />}
    </List>
  );
}

const Cards = () => (
  <SimpleList<AdminRightsRequest>
    primaryText={(request) => <strong>{request.holderName}</strong>}
    secondaryText={(request) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
        <span>
          {RIGHT_NAMES[request.right]} · {request.folio}
        </span>
        <span>
          Fecha límite: <Deadline request={request} />
        </span>
        <StateChip look={RIGHTS_STATE_LOOK[request.state]} />
      </Box>
    )}
  />
);

const Col = DataTable.Col<AdminRightsRequest>;
const noWrap = () => ({ whiteSpace: 'nowrap' });

const Table = () => (
  <DataTable<AdminRightsRequest> bulkActionButtons={false} hiddenColumns={['email', 'phone', 'updatedAt']}>
    <Col source="dueOn" render={(request) => <Deadline request={request} />} cellSx={noWrap} />
    <Col source="right" disableSort render={({ right }) => RIGHT_NAMES[right]} />
    <Col source="holderName" disableSort cellSx={() => ({ fontWeight: 600 })} />
    <Col source="email" disableSort />
    <Col source="phone" disableSort render={({ phone }) => formatPhone(phone)} cellSx={noWrap} />
    <Col source="state" render={({ state }) => <StateChip look={RIGHTS_STATE_LOOK[state]} />} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="updatedAt" disableSort render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);
