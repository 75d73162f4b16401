import type { AdminCollectionAgency } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { formatDay, formatPhone } from '../../i18n/format.js';

const filters = [
  <SelectInput
    key="inForce"
    source="inForce"
    choices={[
      { id: true, name: 'Con contrato vigente' },
      { id: false, name: 'Sin contrato vigente' },
    ]}
    alwaysOn
  />,
];

const AgencyList = () => (
  <SearchList
    search="Nombre o RFC"
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default AgencyList;

const termOf = ({ contractUntil, inForce }: AdminCollectionAgency): string => {
  if (contractUntil === null) return inForce ? 'Vigente, sin fecha de fin' : 'Aún no empieza';
  return `${inForce ? 'Vigente hasta' : 'Hasta'} el ${formatDay(contractUntil)}`;
};

const Cards = () => (
  <SimpleList<AdminCollectionAgency>
    primaryText={({ name }) => <CardTitle>{name}</CardTitle>}
    secondaryText={(agency) => (
      <CardLines>
        {agency.tradeName && <span>{agency.tradeName}</span>}
        <span>{agency.phones.map(formatPhone).join(' · ')}</span>
        <span>{termOf(agency)}</span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminCollectionAgency>;

const Table = () => (
  <DataTable<AdminCollectionAgency> bulkActionButtons={false}>
    <Col source="name" render={({ name, tradeName }) => <Pair first={name} second={tradeName} />} cellSx={strong} />
    <Col source="rfc" disableSort cellSx={noWrap} />
    <Col
      source="phones"
      disableSort
      render={({ email, phones }) => <Pair first={phones.map(formatPhone).join(' · ')} second={email} />}
    />
    <Col
      source="contractFrom"
      render={(agency) => <Pair first={`Desde el ${formatDay(agency.contractFrom)}`} second={termOf(agency)} />}
      cellSx={noWrap}
    />
  </DataTable>
);
