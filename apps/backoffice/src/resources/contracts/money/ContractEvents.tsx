import { Box, type SxProps } from '@mui/material';
import type { AdminContractDetail, AdminContractEvent } from '@flota/schemas';
import type { ReactNode } from 'react';
import { DataTable, RecordContextProvider, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, Pair, useIsNarrow } from '../../../components/ListParts.js';
import { EVENT_NAMES } from '../../../components/states/desk.js';
import { formatDay, formatMoney } from '../../../i18n/format.js';
import { actionsOfEvent } from './desk-actions.js';
import { DeskActionButton } from './DeskActionButton.js';

interface ContractEventsProps {
  contract: AdminContractDetail;
  mayAct: boolean;
}

/** Newest first; what no longer counts is struck out. */
export const ContractEvents = (props: ContractEventsProps) =>
  useIsNarrow() ? <Cards {...props} /> : <Table {...props} />;

const Cards = (props: ContractEventsProps) => (
  <SimpleList<AdminContractEvent>
    rowClick={false}
    primaryText={(event) => (
      <CardTitle aside={<Amount event={event} />}>
        <Struck event={event}>{nameOf(event)}</Struck>
      </CardTitle>
    )}
    secondaryText={(event) => (
      <CardLines>
        <span>{detailOf(event)}</span>
        <span>
          Fecha valor {formatDay(event.valueOn)}; registrado {formatDay(event.enteredOn)}, {enteredBy(event)}
        </span>
        <Actions event={event} {...props} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminContractEvent>;

const Table = (props: ContractEventsProps) => (
  <DataTable<AdminContractEvent> rowClick={false} bulkActionButtons={false}>
    <Col source="valueOn" render={({ valueOn }) => formatDay(valueOn)} cellSx={noWrap} />
    <Col
      source="enteredAt"
      render={(event) => <Pair first={formatDay(event.enteredOn)} second={enteredBy(event)} />}
      cellSx={noWrap}
    />
    <Col
      source="type"
      disableSort
      render={(event) => (
        <Struck event={event}>
          <Pair first={nameOf(event)} second={detailOf(event)} />
        </Struck>
      )}
    />
    <Col source="amount" disableSort align="right" render={(event) => <Amount event={event} />} cellSx={noWrap} />
    <Col
      label="Acciones"
      disableSort
      align="right"
      render={(event) => <Actions event={event} {...props} />}
      cellSx={noWrap}
    />
  </DataTable>
);

const STRUCK: SxProps = { textDecoration: 'line-through', color: 'text.secondary' };

function Struck({ children, event }: { event: AdminContractEvent; children: ReactNode }) {
  return (
    <Box component={event.stands ? 'span' : 's'} sx={event.stands ? undefined : STRUCK}>
      {children}
    </Box>
  );
}

function Amount({ event }: { event: AdminContractEvent }) {
  const amount = event.amount ?? event.reverses?.amount;
  return <Struck event={event}>{amount ? formatMoney(amount) : '—'}</Struck>;
}

const nameOf = ({ instalment, stands, type }: AdminContractEvent): string =>
  `${EVENT_NAMES[type]}${instalment === null ? '' : `, pago ${instalment}`}${stands ? '' : ' (anulado)'}`;

/** How it came in, what it takes back, and why. */
const detailOf = ({ otherContractNumber, reason, reference, reverses }: AdminContractEvent): string =>
  [
    reference,
    reverses &&
      `De: ${EVENT_NAMES[reverses.type].toLowerCase()}${reverses.amount ? ` de ${formatMoney(reverses.amount)}` : ''} del ${formatDay(reverses.valueOn)}`,
    otherContractNumber && `Contrato ${otherContractNumber}`,
    reason,
  ]
    .filter(Boolean)
    .join(' · ');

const enteredBy = (event: AdminContractEvent): string => event.enteredBy?.name ?? 'automático';

/** The row's own record is none of the dialog's. */
const Actions = ({ contract, event, mayAct }: ContractEventsProps & { event: AdminContractEvent }) =>
  mayAct && (
    <RecordContextProvider value={undefined}>
      <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
        {actionsOfEvent(event).map((kind) => (
          <DeskActionButton
            key={kind}
            kind={kind}
            contract={contract}
            event={event}
            button={{ size: 'small', variant: 'text', color: kind === 'reversal' ? 'error' : 'primary' }}
          />
        ))}
      </Box>
    </RecordContextProvider>
  );
