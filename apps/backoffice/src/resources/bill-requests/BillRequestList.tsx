import type { AdminBillRequestRow } from '@flota/schemas';
import { Box } from '@mui/material';
import { BooleanInput, DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { AnswerClock } from '../../components/answer-clock/AnswerClock.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, NoBreak, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { BILL_STATE_CHOICES, BILL_STATE_LOOK } from '../../components/states/bill-requests.js';
import { formatInstant } from '../../i18n/format.js';
import { BillClockSettings } from './BillClockSettings.js';

const filters = [
  <NullableBooleanInput
    key="open"
    source="open"
    alwaysOn
    nullLabel="Todas"
    trueLabel="En curso"
    falseLabel="Entregadas y rechazadas"
  />,
  <SelectInput key="state" source="state" choices={BILL_STATE_CHOICES} alwaysOn />,
  <BooleanInput key="late" source="late" />,
];

/** A queue: what is late or falls due next comes first, and what is over is out of the way. */
const BillRequestList = () => (
  <>
    <Box sx={{ pt: 2 }}>
      <BillClockSettings />
    </Box>
    <SearchList
      search="Folio, nombre o contrato"
      filters={filters}
      sort={{ field: 'stepDueAt', order: 'ASC' }}
      opensWith={{ filter: { open: true }, nothing: 'No hay solicitudes abiertas.' }}
      cards={<Cards />}
      table={<Table />}
    />
  </>
);
export default BillRequestList;

const Cards = () => (
  <SimpleList<AdminBillRequestRow>
    primaryText={({ name }) => <CardTitle>{name}</CardTitle>}
    secondaryText={({ contractNumber, folio, createdAt, state, stepDueAt }) => (
      <CardLines>
        <span>
          {folio} · contrato <NoBreak>{contractNumber}</NoBreak>
        </span>
        <span>Recibida {formatInstant(createdAt)}</span>
        <StateChip look={BILL_STATE_LOOK[state]} />
        <AnswerClock answerDueAt={stepDueAt} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminBillRequestRow>;

const HIDDEN: HiddenColumns = { always: ['updatedAt'], tablet: ['createdAt', 'folio', 'distributor'] };

const Table = () => (
  <DataTable<AdminBillRequestRow> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="name" render={({ name, customer }) => <Pair first={name} second={customer.email} />} />
    <Col source="contractNumber" disableSort cellSx={noWrap} />
    <Col source="distributor" disableSort render={({ distributor }) => distributor ?? 'Sin elegir'} />
    <Col source="state" render={({ state }) => <StateChip look={BILL_STATE_LOOK[state]} />} />
    <Col source="stepDueAt" render={({ stepDueAt }) => <AnswerClock answerDueAt={stepDueAt} />} cellSx={noWrap} />
    <Col source="updatedAt" render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);
