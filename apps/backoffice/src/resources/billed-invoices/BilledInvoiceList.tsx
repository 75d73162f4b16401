import type { AdminBilledInvoice } from '@flota/schemas';
import { Box } from '@mui/material';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { RecordLink } from '../../components/RecordLink.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant } from '../../i18n/format.js';
import { BILLED_CHOICES, BILLED_LOOK, problemOf } from './look.js';
import { RetryButton } from './RetryButton.js';

const filters = [
  <SelectInput key="state" source="state" choices={BILLED_CHOICES} alwaysOn />,
  <NullableBooleanInput
    key="cancelled"
    source="cancelled"
    nullLabel="Todas"
    trueLabel="Canceladas"
    falseLabel="Vigentes"
  />,
];

/** What the lender's billing told of, what of it is not here, and why. */
const BilledInvoiceList = () => (
  <SearchList<AdminBilledInvoice>
    search="Folio o clave en facturación"
    filters={filters}
    sort={{ field: 'toldAt', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default BilledInvoiceList;

const Invoice = ({ externalId, invoiceId, name }: AdminBilledInvoice) => {
  const shown = name || externalId;
  return invoiceId ? (
    <RecordLink resource="invoices" id={invoiceId}>
      {shown}
    </RecordLink>
  ) : (
    shown
  );
};

const Problem = (billed: AdminBilledInvoice) => (
  <>
    <span>{problemOf(billed)}</span>
    <Box component="span" sx={{ display: 'block' }}>
      <RetryButton billed={billed} />
    </Box>
  </>
);

const Cards = () => (
  <SimpleList<AdminBilledInvoice>
    rowClick={false}
    primaryText={(billed) => <CardTitle aside={formatInstant(billed.toldAt)}>{Invoice(billed)}</CardTitle>}
    secondaryText={(billed) => (
      <CardLines>
        <span>{billed.uuid ?? billed.externalId}</span>
        {billed.cancelledAt && <span>Cancelada el {formatInstant(billed.cancelledAt)}</span>}
        {billed.problems.length > 0 && <span>{Problem(billed)}</span>}
        <StateChip look={BILLED_LOOK[billed.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminBilledInvoice>;

const Table = () => (
  <DataTable<AdminBilledInvoice> rowClick={false} bulkActionButtons={false}>
    <Col source="toldAt" render={({ toldAt }) => formatInstant(toldAt)} cellSx={noWrap} />
    <Col
      source="name"
      disableSort
      render={(billed) => <Pair first={Invoice(billed)} second={billed.uuid ?? billed.externalId} />}
    />
    <Col source="state" disableSort render={({ state }) => <StateChip look={BILLED_LOOK[state]} />} />
    <Col
      source="cancelledAt"
      disableSort
      render={({ cancelledAt }) => (cancelledAt ? formatInstant(cancelledAt) : '—')}
      cellSx={noWrap}
    />
    <Col source="problems" disableSort render={(billed) => (billed.problems.length > 0 ? Problem(billed) : '—')} />
  </DataTable>
);
