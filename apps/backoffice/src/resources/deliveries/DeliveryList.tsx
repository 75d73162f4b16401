import type { AdminDelivery, AdminDeliveryTarget } from '@flota/schemas';
import { AutocompleteInput, DataTable, ReferenceInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { DELIVERY_CHOICES, DELIVERY_LOOK, EVENT_CHOICES, eventTitle } from '../../components/states/deliveries.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { ReplayButton } from './ReplayButton.js';

const filters = [
  <SelectInput key="state" source="state" choices={DELIVERY_CHOICES} alwaysOn />,
  <SelectInput key="type" source="type" choices={EVENT_CHOICES} />,
  <ReferenceInput key="target" source="target" reference="delivery-targets">
    <AutocompleteInput label="Destino" optionText={({ title }: AdminDeliveryTarget) => title} />
  </ReferenceInput>,
];

const DeliveryList = () => (
  <SearchList filters={filters} sort={{ field: 'at', order: 'DESC' }} cards={<Cards />} table={<Table />} />
);
export default DeliveryList;

const duration = ({ durationMs }: AdminDelivery) => (durationMs === null ? '—' : `${formatCount(durationMs)} ms`);
const problem = ({ lastError, state }: AdminDelivery) => (state === 'delivered' ? null : lastError);

const Cards = () => (
  <SimpleList<AdminDelivery>
    rowClick="show"
    primaryText={({ event }) => <CardTitle>{eventTitle(event.type)}</CardTitle>}
    secondaryText={(delivery) => (
      <CardLines>
        <span>
          {delivery.target.title} · {formatInstant(delivery.event.at)}
        </span>
        {problem(delivery) && <span>{problem(delivery)}</span>}
        <StateChip look={DELIVERY_LOOK[delivery.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminDelivery>;

const HIDDEN: HiddenColumns = { tablet: ['attempts', 'status', 'durationMs', 'lastError'] };

const Table = () => (
  <DataTable<AdminDelivery> rowClick="show" bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="at" render={({ event }) => formatInstant(event.at)} cellSx={noWrap} />
    <Col source="type" disableSort render={({ event }) => eventTitle(event.type)} />
    <Col source="target" disableSort render={({ target }) => target.title} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={DELIVERY_LOOK[state]} />} />
    <Col source="attempts" align="right" />
    <Col source="status" disableSort align="right" render={({ status }) => status ?? '—'} />
    <Col source="durationMs" align="right" render={duration} cellSx={noWrap} />
    <Col source="lastError" disableSort render={(delivery) => problem(delivery) ?? '—'} />
    <Col label="Repetir" align="right">
      <ReplayButton />
    </Col>
  </DataTable>
);
