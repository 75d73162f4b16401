import type { AdminCollectionAgency } from '@flota/schemas';
import { Stack } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { daysWords } from '../../components/days-words.js';
import { formatCount, formatDay, formatPhone } from '../../i18n/format.js';

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
  <BooleanInput key="endsSoon" source="endsSoon" />,
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

const termOf = ({ active, contractUntil, inForce }: AdminCollectionAgency): string => {
  if (!active) return 'Suspendido';
  if (contractUntil === null) return inForce ? 'Vigente, sin fecha de fin' : 'Aún no empieza';
  return `${inForce ? 'Vigente hasta' : 'Hasta'} el ${formatDay(contractUntil)}`;
};

const casesOf = ({ openCases }: AdminCollectionAgency): string => {
  if (openCases === 0) return 'Ningún contrato';
  return openCases === 1 ? '1 contrato' : `${formatCount(openCases)} contratos`;
};

/** While there is time to renew it, or to say who goes on with what it has. */
const Ending = ({ agency: { endsInDays } }: { agency: AdminCollectionAgency }) =>
  endsInDays !== null && (
    <StateChip
      look={{ label: endsInDays === 0 ? 'Termina hoy' : `Termina en ${daysWords(endsInDays)}`, color: 'warning' }}
    />
  );

const Cards = () => (
  <SimpleList<AdminCollectionAgency>
    primaryText={({ name }) => <CardTitle>{name}</CardTitle>}
    secondaryText={(agency) => (
      <CardLines>
        {agency.tradeName && <span>{agency.tradeName}</span>}
        <span>{agency.phones.map(formatPhone).join(' · ')}</span>
        <span>{termOf(agency)}</span>
        <span>{casesOf(agency)} en sus manos</span>
        <Ending agency={agency} />
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
    <Col
      source="openCases"
      disableSort
      render={(agency) => (
        <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
          {casesOf(agency)}
          <Ending agency={agency} />
        </Stack>
      )}
      cellSx={noWrap}
    />
  </DataTable>
);
