import type { AdminSigningRow } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, NoBreak, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { SIGNING_STATE_CHOICES, SIGNING_STATE_LOOK } from '../../components/states/signing.js';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { Representative } from './Representative.js';

const filters = [
  <NullableBooleanInput
    key="open"
    source="open"
    alwaysOn
    nullLabel="Todas"
    trueLabel="En curso"
    falseLabel="Terminadas"
  />,
  <SelectInput key="state" source="state" choices={SIGNING_STATE_CHOICES} alwaysOn />,
];

const SigningList = () => (
  <SearchList
    search="Folio, documento, cliente o contrato"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={<Representative />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default SigningList;

const signedOf = ({ signed, signers }: AdminSigningRow) => `${signed} de ${signers}`;

const Cards = () => (
  <SimpleList<AdminSigningRow>
    primaryText={({ title }) => <CardTitle>{title}</CardTitle>}
    secondaryText={(row) => (
      <CardLines>
        <span>
          {row.folio} · contrato <NoBreak>{row.contractNumber}</NoBreak>
        </span>
        <span>
          {row.customer.name} · firmas: {signedOf(row)} · hasta {formatDay(row.deadline)}
        </span>
        <StateChip look={SIGNING_STATE_LOOK[row.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminSigningRow>;

const HIDDEN: HiddenColumns = { always: ['updatedAt'], tablet: ['folio'] };

const Table = () => (
  <DataTable<AdminSigningRow> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="title" disableSort render={({ customer, title }) => <Pair first={title} second={customer.name} />} />
    <Col source="contractNumber" disableSort cellSx={noWrap} />
    <Col source="deadline" render={({ deadline }) => formatDay(deadline)} cellSx={noWrap} />
    <Col source="signed" disableSort render={signedOf} cellSx={noWrap} />
    <Col source="state" render={({ state }) => <StateChip look={SIGNING_STATE_LOOK[state]} />} />
    <Col source="updatedAt" render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);
