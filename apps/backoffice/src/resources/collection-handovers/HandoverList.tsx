import type { AdminHandover } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { useAgencies } from '../../components/agencies.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { daysWords } from '../../components/days-words.js';
import { CardLines, CardTitle, Cut, noWrap, Pair, strong } from '../../components/ListParts.js';
import { RecordLink } from '../../components/RecordLink.js';
import { SearchList } from '../../components/SearchList.js';
import { formatDay, formatMoney, formatPhone } from '../../i18n/format.js';

/** What agencies have in hand. Of one agency it is exported as the file that it gets. */
export default function HandoverList() {
  const agencies = useAgencies();
  return (
    <SearchList<AdminHandover>
      filters={[<SelectInput key="agencyId" source="agencyId" choices={agencies} alwaysOn />]}
      sort={{ field: 'fromOn', order: 'DESC' }}
      exportable
      cards={<Cards />}
      table={<Table />}
    />
  );
}

const CaseLink = ({ row: { contractId, contractNumber } }: { row: AdminHandover }) => (
  <RecordLink resource="collections" id={contractId}>
    {contractNumber}
  </RecordLink>
);

const Cards = () => (
  <SimpleList<AdminHandover>
    rowClick={false}
    primaryText={({ customer, overdueAmount }) => (
      <CardTitle aside={formatMoney(overdueAmount)}>{customer.name}</CardTitle>
    )}
    secondaryText={(row) => (
      <CardLines>
        <span>
          <CaseLink row={row} /> · {daysWords(row.daysLate)} de atraso
        </span>
        <span>
          {row.agency.name}, desde el {formatDay(row.fromOn)}
          {row.untilOn && ` hasta el ${formatDay(row.untilOn)}`}
        </span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminHandover>;

const HIDDEN: HiddenColumns = { tablet: ['fromOn'] };

const Table = () => (
  <DataTable<AdminHandover> rowClick={false} bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="agency" disableSort render={({ agency }) => <Cut>{agency.name}</Cut>} cellSx={strong} />
    <Col
      source="fromOn"
      render={({ fromOn, untilOn }) => (
        <Pair first={formatDay(fromOn)} second={untilOn ? `hasta el ${formatDay(untilOn)}` : ''} />
      )}
      cellSx={noWrap}
    />
    <Col source="contractNumber" disableSort render={(row) => <CaseLink row={row} />} cellSx={noWrap} />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => (
        <Pair first={customer.name} second={customer.phone ? formatPhone(customer.phone) : 'Sin teléfono'} />
      )}
    />
    <Col
      source="overdueSince"
      disableSort
      render={({ daysLate, overdueSince }) => (
        <Pair first={daysWords(daysLate)} second={`desde ${formatDay(overdueSince)}`} />
      )}
      cellSx={noWrap}
    />
    <Col
      source="overdueAmount"
      disableSort
      align="right"
      render={({ overdueAmount }) => <Pair first={formatMoney(overdueAmount)} second="sin moratorios" />}
      cellSx={noWrap}
    />
  </DataTable>
);
