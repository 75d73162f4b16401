import type { AdminDeliveryTarget } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { eventTitle, TARGET_KINDS, TARGET_LOOK } from '../../components/states/deliveries.js';
import { formatInstant } from '../../i18n/format.js';
import { CreateButton } from './WebhookForm.js';

const filters = [
  <SelectInput key="kind" source="kind" choices={choicesOf(TARGET_KINDS)} />,
  <NullableBooleanInput key="isOn" source="isOn" nullLabel="Todos" trueLabel="Encendidos" falseLabel="Apagados" />,
];

const DeliveryTargetList = () => (
  <>
    <CreateButton />
    <SearchList
      search="Nombre"
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      cards={<Cards />}
      table={<Table />}
    />
  </>
);
export default DeliveryTargetList;

const MOST_NAMED = 3;

/** e.g. `Pago recibido, Pago revertido y 3 más`. */
function eventLine({ types }: AdminDeliveryTarget): string {
  const names = types.map(eventTitle);
  if (names.length <= MOST_NAMED) return names.join(', ');
  return `${names.slice(0, MOST_NAMED - 1).join(', ')} y ${names.length - MOST_NAMED + 1} más`;
}

const lastDelivery = ({ lastDeliveryAt }: AdminDeliveryTarget) =>
  lastDeliveryAt ? formatInstant(lastDeliveryAt) : 'Nunca';

const Cards = () => (
  <SimpleList<AdminDeliveryTarget>
    rowClick="show"
    primaryText={({ title }) => <CardTitle>{title}</CardTitle>}
    secondaryText={(target) => (
      <CardLines>
        <span>{eventLine(target)}</span>
        <span>Última entrega: {lastDelivery(target)}</span>
        <StateChip look={TARGET_LOOK[target.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminDeliveryTarget>;

const Table = () => (
  <DataTable<AdminDeliveryTarget> rowClick="show" bulkActionButtons={false}>
    <Col
      source="name"
      render={({ title, kind, url }) => <Pair first={title} second={url ?? TARGET_KINDS[kind]} />}
      cellSx={() => ({ overflowWrap: 'anywhere', maxWidth: 320 })}
    />
    <Col source="types" disableSort render={eventLine} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={TARGET_LOOK[state]} />} />
    <Col source="lastDeliveryAt" render={lastDelivery} cellSx={noWrap} />
  </DataTable>
);
