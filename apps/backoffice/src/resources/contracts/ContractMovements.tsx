import { Box, Typography } from '@mui/material';
import { NO_INSTALMENT } from '@flota/finance';
import type { AdminMovement, Parts } from '@flota/schemas';
import type { ReactNode } from 'react';
import {
  DataTable,
  FilterForm,
  Pagination,
  RecordContextProvider,
  ReferenceManyField,
  SelectInput,
  SimpleList,
} from 'react-admin';
import { isZero } from '@flota/figures';
import { CardLines, CardTitle, noWrap, Pair, strong, useIsNarrow } from '../../components/ListParts.js';
import { Section } from '../../components/Figures.js';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { MOVEMENT_KIND_CHOICES, PART_NAMES } from './texts.js';

const filters = [<SelectInput key="kind" source="kind" choices={MOVEMENT_KIND_CHOICES} alwaysOn />];

/** The contract's ledger, newest first. */
export function ContractMovements() {
  const isNarrow = useIsNarrow();
  return (
    <Section title="Movimientos">
      <ReferenceManyField
        reference="movements"
        target="contractId"
        sort={{ field: 'sequence', order: 'DESC' }}
        perPage={10}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
        empty={<Typography color="textSecondary">Todavía no hay movimientos.</Typography>}
      >
        {/* The contract has a kind too, and it is none of the filter's. */}
        <RecordContextProvider value={undefined}>
          <FilterForm filters={filters} />
        </RecordContextProvider>
        {isNarrow ? <Cards /> : <Table />}
      </ReferenceManyField>
    </Section>
  );
}

const Cards = () => (
  <SimpleList<AdminMovement>
    rowClick={false}
    primaryText={({ amount, description, standing }) => (
      <CardTitle aside={<Standing of={standing}>{formatMoney(amount)}</Standing>}>
        <Standing of={standing}>{description}</Standing>
      </CardTitle>
    )}
    secondaryText={({ dueBalance, postedOn, valueOn }) => (
      <CardLines>
        <span>
          {valueOn === postedOn ? formatDay(postedOn) : `${formatDay(valueOn)}, registrado ${formatDay(postedOn)}`}
        </span>
        <span>Saldo por pagar: {formatMoney(dueBalance)}</span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminMovement>;

const Table = () => (
  <DataTable<AdminMovement> rowClick={false} bulkActionButtons={false}>
    <Col source="sequence" align="right" />
    <Col source="valueOn" disableSort render={({ valueOn }) => formatDay(valueOn)} cellSx={noWrap} />
    <Col source="postedOn" render={({ postedOn }) => formatDay(postedOn)} cellSx={noWrap} />
    <Col
      source="description"
      disableSort
      render={(movement) => (
        <Standing of={movement.standing}>
          <Pair first={movement.description} second={details(movement)} />
        </Standing>
      )}
    />
    <Col
      source="amount"
      disableSort
      align="right"
      render={({ amount, standing }) => <Standing of={standing}>{formatMoney(amount)}</Standing>}
      cellSx={strong}
    />
    <Col source="dueBalance" disableSort align="right" render={({ dueBalance }) => formatMoney(dueBalance)} />
    <Col
      source="capitalBalance"
      disableSort
      align="right"
      render={({ capitalBalance }) => (capitalBalance === null ? '—' : formatMoney(capitalBalance))}
    />
  </DataTable>
);

/** What was taken back is struck out; what takes it back is quiet. */
const Standing = ({ children, of }: { of: AdminMovement['standing']; children: ReactNode }) => (
  <Box
    component={of === 'reversed' ? 's' : 'span'}
    sx={
      of === 'stands'
        ? undefined
        : { color: 'text.secondary', ...(of === 'reversed' && { textDecoration: 'line-through' }) }
    }
  >
    {children}
  </Box>
);

/** Where it went, and its invoices. */
const details = (movement: AdminMovement): string =>
  [whereItWent(movement), movement.invoices.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ');

/** Of money received: what it paid, instalment by instalment. */
const whereItWent = ({ allocations }: AdminMovement): string =>
  allocations
    .map(({ instalmentNumber, ...parts }) => {
      const what = instalmentNumber === NO_INSTALMENT ? 'Abono o liquidación' : `Pago ${instalmentNumber}`;
      return `${what}: ${partsInWords(parts)}`;
    })
    .join('; ');

const partsInWords = (parts: Parts): string =>
  (Object.entries(PART_NAMES) as [keyof Parts, string][])
    .filter(([part]) => !isZero(parts[part]))
    .map(([part, name]) => `${name} ${formatMoney(parts[part])}`)
    .join(' · ');
