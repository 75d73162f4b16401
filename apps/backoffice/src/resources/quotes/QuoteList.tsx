import { Box, Typography } from '@mui/material';
import type { AdminQuoteRow } from '@flota/schemas';
import { DataTable, DateInput, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { EMAIL_STATE_CHOICES, EMAIL_STATE_LOOK } from '../../components/email-states.js';
import { ListToolbar } from '../../components/ListToolbar.js';
import { RowsPagination } from '../../components/RowsPagination.js';
import { StateChip } from '../../components/StateChip.js';
import { useIsNarrow } from '../../components/use-is-narrow.js';
import { usePlanChoices } from '../../components/use-plan-choices.js';
import { formatDay, formatInstant, formatMoney, formatPercent, formatPhone } from '../../i18n/format.js';
import { PERSON_TYPE_CHOICES, PERSON_TYPES } from '../../components/person-types.js';
import { exportQuotes } from './quote-exporter.js';

const PlanFilter = (props: { source: string }) => <SelectInput {...props} choices={usePlanChoices()} />;

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Folio, nombre, correo o teléfono"
    sx={{ width: { xs: '100%', sm: 320 } }}
  />,
  <SelectInput key="emailState" source="emailState" choices={EMAIL_STATE_CHOICES} alwaysOn />,
  <PlanFilter key="plan" source="plan" />,
  <SelectInput key="personType" source="personType" choices={PERSON_TYPE_CHOICES} />,
  <DateInput key="createdFrom" source="createdFrom" />,
  <DateInput key="createdTo" source="createdTo" />,
];

export default function QuoteList() {
  const isNarrow = useIsNarrow();
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      pagination={<RowsPagination />}
      actions={<ListToolbar exportable />}
      exporter={exportQuotes}
    >
      {isNarrow ? <QuoteCards /> : <QuoteTable />}
    </List>
  );
}

const QuoteCards = () => (
  <SimpleList<AdminQuoteRow>
    rowClick="show"
    primaryText={(quote) => (
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
        <span>{quote.contactName}</span>
        <span>{formatMoney(quote.monthlyPayment)}</span>
      </Box>
    )}
    secondaryText={(quote) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
        <span>
          {quote.vehicle}
          {quote.units > 1 && ` ×${quote.units}`} · {quote.termMonths} meses
        </span>
        <span>
          {quote.folio} · {formatInstant(quote.createdAt)}
        </span>
        <StateChip look={EMAIL_STATE_LOOK[quote.emailState]} />
      </Box>
    )}
  />
);

const Col = DataTable.Col<AdminQuoteRow>;

const QuoteTable = () => (
  <DataTable<AdminQuoteRow>
    rowClick="show"
    bulkActionButtons={false}
    hiddenColumns={['planTitle', 'contactPhone', 'personType', 'price', 'downPaymentPercent', 'validUntil']}
  >
    <Col source="folio" cellSx={noWrap} />
    <Col source="createdAt" render={(quote) => formatInstant(quote.createdAt)} cellSx={noWrap} />
    <Col source="contactName" render={(quote) => <Pair first={quote.contactName} second={quote.contactEmail} />} />
    <Col source="contactPhone" disableSort render={(quote) => formatPhone(quote.contactPhone)} cellSx={noWrap} />
    <Col source="personType" disableSort render={(quote) => PERSON_TYPES[quote.personType]} />
    <Col source="planTitle" disableSort />
    <Col source="vehicle" disableSort render={(quote) => <Pair first={quote.vehicle} second={quote.planTitle} />} />
    <Col source="units" disableSort align="right" render={({ units }) => (units > 1 ? `×${units}` : null)} />
    <Col source="price" disableSort align="right" render={(quote) => formatMoney(quote.price)} />
    <Col
      source="downPaymentPercent"
      disableSort
      align="right"
      render={(quote) => formatPercent(quote.downPaymentPercent)}
    />
    <Col source="termMonths" align="right" />
    <Col source="monthlyPayment" align="right" render={(quote) => formatMoney(quote.monthlyPayment)} cellSx={amount} />
    <Col source="validUntil" disableSort render={(quote) => formatDay(quote.validUntil)} cellSx={noWrap} />
    <Col source="emailState" disableSort render={(quote) => <StateChip look={EMAIL_STATE_LOOK[quote.emailState]} />} />
  </DataTable>
);

const noWrap = () => ({ whiteSpace: 'nowrap' });
const amount = () => ({ fontWeight: 600 });

const Pair = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {second}
    </Typography>
  </>
);
