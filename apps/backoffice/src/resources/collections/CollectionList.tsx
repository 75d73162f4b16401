import {
  type AdminCollection,
  ARREARS_NAMES,
  CONTACT_RESULT_NAMES,
  type CollectionAction,
  dayInMexico,
  type PaymentPromiseState,
} from '@flota/schemas';
import { Box } from '@mui/material';
import { DataTable, SelectInput, SimpleList, useCanAccess, useGetIdentity } from 'react-admin';
import { useAgencies } from '../../components/agencies.js';
import { choicesOf, stateChoices } from '../../components/choices.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { daysWords } from '../../components/days-words.js';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { useCardChoice } from '../../components/selection/card-choice.js';
import { RowChoice } from '../../components/selection/RowChoice.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { PAYMENT_PROMISE_STATE_LOOK } from '../../components/states/payment-promises.js';
import { formatDay, formatInstant, formatMoney } from '../../i18n/format.js';
import { AgeTotals } from './AgeTotals.js';
import { AssignChosen } from './AssignChosen.js';
import { useAssignees } from './assignees.js';
import { HoursButton } from './HoursButton.js';
import { RANK_LOOK } from './looks.js';

const ACTION_NAMES = {
  due: 'Para hoy o vencida',
  planned: 'Para otro día',
  none: 'Sin programar',
} as const satisfies Record<CollectionAction, string>;

const PROMISE_NAMES = {
  broken: 'Incumplida',
  open: 'Abierta',
  kept: 'Cumplida',
} as const satisfies Partial<Record<PaymentPromiseState, string>>;

const WITH_AGENCY = [
  { id: 'any', name: 'Con despacho' },
  { id: 'none', name: 'Sin despacho' },
];

/** Whose they are: one's own and nobody's first. */
function useWhose() {
  const { data: me } = useGetIdentity();
  const staff = useAssignees();
  const own = me ? [{ id: String(me.id), name: 'Asignados a mí' }] : [];
  return [...own, { id: 'nobody', name: 'Sin asignar' }, ...staff.filter(({ id }) => id !== me?.id)];
}

export default function CollectionList() {
  const whose = useWhose();
  const agencies = [...WITH_AGENCY, ...useAgencies()];
  const filters = [
    <SelectInput key="arrears" source="arrears" choices={choicesOf(ARREARS_NAMES)} alwaysOn />,
    <SelectInput key="assignedTo" source="assignedTo" choices={whose} alwaysOn />,
    <SelectInput key="action" source="action" choices={choicesOf(ACTION_NAMES)} alwaysOn />,
    <SelectInput key="promise" source="promise" choices={choicesOf(PROMISE_NAMES)} alwaysOn />,
    <SelectInput key="agency" source="agency" choices={agencies} />,
    <SelectInput key="rank" source="rank" choices={stateChoices(RANK_LOOK)} />,
  ];
  return (
    <>
      <AgeTotals />
      <SearchList<AdminCollection>
        search="Contrato, nombre o teléfono"
        filters={filters}
        sort={{ field: 'urgency', order: 'ASC' }}
        actions={<HoursButton />}
        cards={<Cards />}
        table={<Table />}
        chosen={<AssignChosen />}
      />
    </>
  );
}

const Cards = () => (
  <SimpleList<AdminCollection>
    {...useCardChoice(({ contractNumber }: AdminCollection) => contractNumber)}
    primaryText={({ customer, overdueAmount }) => (
      <CardTitle aside={formatMoney(overdueAmount)}>{customer.name}</CardTitle>
    )}
    secondaryText={(row) => (
      <CardLines>
        <span>
          {row.contractNumber} · {daysWords(row.daysLate)} de atraso
        </span>
        {row.lastContact && (
          <span>
            {CONTACT_RESULT_NAMES[row.lastContact.result]}, {formatInstant(row.lastContact.at)}
          </span>
        )}
        {row.actionOn && <span>Siguiente acción: {formatDay(row.actionOn)}</span>}
        <span>{row.assignedTo?.name ?? 'Sin asignar'}</span>
        {row.agency && <span>Despacho: {row.agency.name}</span>}
        <StateChip look={RANK_LOOK[row.rank]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminCollection>;

/** Whom a row is about, in as few lines as it can be: the other columns take what room there is. */
const named = () => ({ ...strong(), minWidth: 176 });

const HIDDEN: HiddenColumns = {
  always: ['lastPaymentOn'],
  laptop: ['lastContact'],
  tablet: ['promise', 'actionOn', 'assignedTo'],
};

function Table() {
  const { canAccess: mayWork = false } = useCanAccess({ resource: 'collections', action: 'work' });
  return (
    <DataTable<AdminCollection> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
      {mayWork && (
        <Col source="chosen" disableSort render={(row) => <RowChoice row={row} name={row.contractNumber} />} />
      )}
      <Col source="urgency" render={({ rank }) => <StateChip look={RANK_LOOK[rank]} />} />
      <Col
        source="customer"
        disableSort
        render={({ contractNumber, customer }) => <Pair first={customer.name} second={contractNumber} />}
        cellSx={named}
      />
      <Col
        source="overdueSince"
        render={({ daysLate, overdueSince }) => (
          <Pair first={daysWords(daysLate)} second={`desde ${formatDay(overdueSince)}`} />
        )}
        cellSx={noWrap}
      />
      <Col
        source="overdueAmount"
        align="right"
        render={({ overdueAmount }) => <Pair first={formatMoney(overdueAmount)} second="sin moratorios" />}
        cellSx={noWrap}
      />
      <Col
        source="lastPaymentOn"
        disableSort
        render={({ lastPaymentOn }) => (lastPaymentOn ? formatDay(lastPaymentOn) : '—')}
        cellSx={noWrap}
      />
      <Col source="lastContact" disableSort render={(row) => <LastContact row={row} />} />
      <Col source="promise" disableSort render={(row) => <Promised row={row} />} cellSx={noWrap} />
      <Col
        source="actionOn"
        render={({ actionNote, actionOn }) =>
          actionOn ? (
            <Pair first={<Box sx={{ whiteSpace: 'nowrap' }}>{formatDay(actionOn)}</Box>} second={actionNote} />
          ) : (
            '—'
          )
        }
      />
      <Col
        source="assignedTo"
        disableSort
        render={({ agency, assignedTo }) => (
          <Pair first={assignedTo?.name ?? '—'} second={agency ? `Despacho: ${agency.name}` : ''} />
        )}
      />
    </DataTable>
  );
}

const LastContact = ({ row: { lastContact } }: { row: AdminCollection }) =>
  lastContact ? (
    <Pair first={CONTACT_RESULT_NAMES[lastContact.result]} second={formatDay(dayInMexico(new Date(lastContact.at)))} />
  ) : (
    'Ninguno'
  );

const Promised = ({ row: { promise } }: { row: AdminCollection }) =>
  promise ? (
    <Pair first={PAYMENT_PROMISE_STATE_LOOK[promise.state].label} second={`al ${formatDay(promise.day)}`} />
  ) : (
    '—'
  );
