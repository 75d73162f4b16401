import type { AdminPolicySubmissionRow } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import {
  POLICY_SUBMISSION_STATE_CHOICES,
  POLICY_SUBMISSION_STATE_LOOK,
} from '../../components/states/policy-submissions.js';
import { ImportButton } from '../../imports/ImportButton.js';
import { formatDay, formatInstant } from '../../i18n/format.js';

const filters = [<SelectInput key="state" source="state" choices={POLICY_SUBMISSION_STATE_CHOICES} alwaysOn />];

/** A queue: who has waited longest comes first, and what is over is out of the way. */
const PolicySubmissionList = () => (
  <SearchList
    search="Folio, póliza, nombre o correo"
    filters={filters}
    sort={{ field: 'createdAt', order: 'ASC' }}
    opensWith={{ filter: { state: 'received' }, nothing: 'No hay pólizas por revisar.' }}
    actions={<ImportButton kind="policies" label="Importar pólizas" />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default PolicySubmissionList;

const Cards = () => (
  <SimpleList<AdminPolicySubmissionRow>
    primaryText={({ customer }) => <CardTitle>{customer.name}</CardTitle>}
    secondaryText={({ insurer, number, contractNumber, folio, createdAt, state }) => (
      <CardLines>
        <span>
          {insurer}, {number}
        </span>
        <span>
          {contractNumber} · {folio} · recibida {formatInstant(createdAt)}
        </span>
        <StateChip look={POLICY_SUBMISSION_STATE_LOOK[state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminPolicySubmissionRow>;

const HIDDEN: HiddenColumns = { tablet: ['folio'] };

const Table = () => (
  <DataTable<AdminPolicySubmissionRow> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col
      source="customer"
      disableSort
      render={({ customer, contractNumber }) => <Pair first={customer.name} second={contractNumber} />}
    />
    <Col source="insurer" disableSort render={({ insurer, number }) => <Pair first={insurer} second={number} />} />
    <Col source="endsOn" render={({ endsOn }) => formatDay(endsOn)} cellSx={noWrap} />
    <Col source="state" render={({ state }) => <StateChip look={POLICY_SUBMISSION_STATE_LOOK[state]} />} />
  </DataTable>
);
