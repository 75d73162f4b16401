import type { AccountInstalment } from '@flota/schemas';
import {
  DataTable,
  ListContextProvider,
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  ResourceContextProvider,
  SimpleList,
  useList,
} from 'react-admin';
import { CardLines, CardTitle, noWrap, strong, useIsNarrow } from '../../components/ListParts.js';
import { Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { INSTALMENT_STATE_LOOK, instalmentName } from './texts.js';

const PER_PAGE = 12;

type Row = AccountInstalment & { id: number };

/** A year a page, beginning with the one that has the next payment. */
export function Instalments({ instalments }: { instalments: AccountInstalment[] }) {
  const isNarrow = useIsNarrow();
  const rows: Row[] = instalments.map((instalment) => ({ ...instalment, id: instalment.number }));
  const list = useList({
    data: rows,
    page: pageOf(rows, PER_PAGE, ({ settledOn }) => settledOn === null),
    perPage: PER_PAGE,
    resource: 'instalments',
  });
  return (
    <Section title="Tabla de pagos">
      <ResourceContextProvider value="instalments">
        <ListContextProvider value={list}>
          {isNarrow ? <Cards /> : <Table />}
          <Pagination rowsPerPageOptions={[]} actions={InstalmentPages} />
        </ListContextProvider>
      </ResourceContextProvider>
    </Section>
  );
}

/** Told from the pages of the movements. */
const InstalmentPages = (props: PaginationActionsProps) => (
  <PaginationActions {...props} aria-label="Páginas de la tabla de pagos" />
);

/** A bare number says nothing without the heading of its column. */
const cardName = (row: Row) => (row.kind === 'regular' ? `Pago ${row.number}` : instalmentName(row));

const Cards = () => (
  <SimpleList<Row>
    rowClick={false}
    primaryText={(row) => <CardTitle aside={formatMoney(row.total)}>{cardName(row)}</CardTitle>}
    secondaryText={({ dueOn, state, owed, balance }) => (
      <CardLines>
        <span>Vence {formatDay(dueOn)}</span>
        <span>
          Por pagar: {formatMoney(owed)}
          {balance !== null && ` · saldo después: ${formatMoney(balance)}`}
        </span>
        <StateChip look={INSTALMENT_STATE_LOOK[state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<Row>;
const money = (amount: string | null) => (amount === null ? '—' : formatMoney(amount));

const Table = () => (
  <DataTable<Row> rowClick={false} bulkActionButtons={false}>
    <Col source="number" disableSort render={instalmentName} cellSx={noWrap} />
    <Col source="dueOn" disableSort render={({ dueOn }) => formatDay(dueOn)} cellSx={noWrap} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={INSTALMENT_STATE_LOOK[state]} />} />
    <Col source="settledOn" disableSort render={({ settledOn }) => settledOn && formatDay(settledOn)} cellSx={noWrap} />
    <Col source="total" disableSort align="right" render={({ total }) => money(total)} cellSx={strong} />
    <Col source="owed" disableSort align="right" render={({ owed }) => money(owed)} />
    <Col source="balance" disableSort align="right" render={({ balance }) => money(balance)} />
  </DataTable>
);

/** Which page holds the record that `isIt`; the last one where there is none. */
export function pageOf<T>(records: readonly T[], perPage: number, isIt: (record: T) => boolean): number {
  const found = records.findIndex(isIt);
  const index = found === -1 ? records.length - 1 : found;
  return Math.max(0, Math.floor(index / perPage)) + 1;
}
