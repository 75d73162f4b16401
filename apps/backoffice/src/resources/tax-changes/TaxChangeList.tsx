import type { AdminTaxChangeRow } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { TAX_CHANGE_STATE_CHOICES, TAX_CHANGE_STATE_LOOK } from '../../components/states/tax-changes.js';
import { formatInstant } from '../../i18n/format.js';

const filters = [<SelectInput key="state" source="state" choices={TAX_CHANGE_STATE_CHOICES} alwaysOn />];

/** A queue: who has waited longest comes first, and what is over is out of the way. */
const TaxChangeList = () => (
  <SearchList
    search="Folio, nombre o correo"
    filters={filters}
    sort={{ field: 'createdAt', order: 'ASC' }}
    opensWith={{ filter: { state: 'pending' }, nothing: 'No hay cambios por revisar.' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default TaxChangeList;

const Cards = () => (
  <SimpleList<AdminTaxChangeRow>
    primaryText={({ legalName }) => <CardTitle>{legalName}</CardTitle>}
    secondaryText={({ formerName, folio, createdAt, state }) => (
      <CardLines>
        <span>Hoy: {formerName}</span>
        <span>
          {folio} · recibida {formatInstant(createdAt)}
        </span>
        <StateChip look={TAX_CHANGE_STATE_LOOK[state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminTaxChangeRow>;

const HIDDEN: HiddenColumns = { tablet: ['folio'] };

const Table = () => (
  <DataTable<AdminTaxChangeRow> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => <Pair first={customer.name} second={customer.email} />}
    />
    <Col
      source="formerName"
      disableSort
      render={({ formerName, formerRfc }) => <Pair first={formerName} second={formerRfc} />}
    />
    <Col source="legalName" render={({ legalName, rfc }) => <Pair first={legalName} second={rfc} />} />
    <Col source="state" render={({ state }) => <StateChip look={TAX_CHANGE_STATE_LOOK[state]} />} />
  </DataTable>
);
