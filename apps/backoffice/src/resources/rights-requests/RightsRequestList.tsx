import type { AdminRightsRequest } from '@flota/schemas';
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, Cut, noWrap, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { RIGHTS_STATE_CHOICES, RIGHTS_STATE_LOOK } from '../../components/states/rights-requests.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { Deadline } from './Deadline.js';
import { RIGHT_CHOICES, RIGHT_NAMES } from './texts.js';

const filters = [
  <SelectInput key="state" source="state" choices={RIGHTS_STATE_CHOICES} alwaysOn />,
  <SelectInput key="right" source="right" choices={RIGHT_CHOICES} alwaysOn />,
  <BooleanInput key="overdue" source="overdue" defaultValue />,
];

const RightsRequestList = () => (
  <SearchList
    search="Folio, nombre, correo o teléfono"
    filters={filters}
    sort={{ field: 'dueOn', order: 'ASC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default RightsRequestList;

const Cards = () => (
  <SimpleList<AdminRightsRequest>
    primaryText={(request) => <strong>{request.holderName}</strong>}
    secondaryText={(request) => (
      <CardLines>
        <span>
          {RIGHT_NAMES[request.right]} · {request.folio}
        </span>
        <span>
          Fecha límite: <Deadline request={request} />
        </span>
        <StateChip look={RIGHTS_STATE_LOOK[request.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminRightsRequest>;

const HIDDEN: HiddenColumns = { always: ['email', 'phone', 'updatedAt'], tablet: ['folio', 'createdAt'] };

const Table = () => (
  <DataTable<AdminRightsRequest> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="dueOn" render={(request) => <Deadline request={request} />} cellSx={noWrap} />
    <Col source="right" disableSort render={({ right }) => RIGHT_NAMES[right]} />
    <Col source="holderName" disableSort render={({ holderName }) => <Cut>{holderName}</Cut>} cellSx={strong} />
    <Col source="email" disableSort />
    <Col source="phone" disableSort render={({ phone }) => formatPhone(phone)} cellSx={noWrap} />
    <Col source="state" render={({ state }) => <StateChip look={RIGHTS_STATE_LOOK[state]} />} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="updatedAt" disableSort render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);
