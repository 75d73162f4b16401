import { type AdminQuoteRow, PERSON_TYPE_NAMES } from '@flota/schemas';
import { DataTable, DateInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { PERSON_TYPE_CHOICES } from '../../components/choices.js';
import { EMAIL_STATE_CHOICES, EMAIL_STATE_LOOK } from '../../components/states/emails.js';
import { usePlanChoices } from '../../components/catalogues.js';
import { formatDay, formatInstant, formatMoney, formatPercent, formatPhone } from '../../i18n/format.js';

const PlanFilter = (props: { source: string }) => <SelectInput {...props} choices={usePlanChoices()} />;

const filters = [
  <SelectInput key="emailState" source="emailState" choices={EMAIL_STATE_CHOICES} alwaysOn />,
  <PlanFilter key="plan" source="plan" />,
  <SelectInput key="personType" source="personType" choices={PERSON_TYPE_CHOICES} />,
  <DateInput key="createdFrom" source="createdFrom" />,
  <DateInput key="createdTo" source="createdTo" />,
];

const QuoteList = () => (
  <SearchList<AdminQuoteRow>
    search="Folio, nombre, correo o teléfono"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    exportable
    cards={<QuoteCards />}
    table={<QuoteTable />}
  />
);
export default QuoteList;

const QuoteCards = () => (
  <SimpleList<AdminQuoteRow>
    rowClick="show"
    primaryText={(quote) => <CardTitle aside={formatMoney(quote.monthlyPayment)}>{quote.contactName}</CardTitle>}
    secondaryText={(quote) => (
      <CardLines>
        <span>
          {quote.vehicle}
          {quote.units > 1 && ` ×${quote.units}`}
          {quote.tradeIn && ' · con vehículo a cuenta'} · {quote.termMonths} meses
        </span>
        <span>
          {quote.folio} · {formatInstant(quote.createdAt)}
        </span>
        <StateChip look={EMAIL_STATE_LOOK[quote.emailState]} />
      </CardLines>
    )}
  />
);

const HIDDEN: HiddenColumns = {
  always: [
    'planTitle',
    'contactPhone',
    'personType',
    'price',
    'downPaymentPercent',
    'validUntil',
    'equipment',
    'tradeIn',
  ],
  tablet: ['createdAt', 'vehicles'],
};

const Col = DataTable.Col<AdminQuoteRow>;

const QuoteTable = () => (
  <DataTable<AdminQuoteRow> rowClick="show" bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="folio" cellSx={noWrap} />
    <Col source="createdAt" render={(quote) => formatInstant(quote.createdAt)} cellSx={noWrap} />
    <Col source="contactName" render={(quote) => <Pair first={quote.contactName} second={quote.contactEmail} />} />
    <Col
      source="contactPhone"
      disableSort
      render={(quote) => quote.contactPhone && formatPhone(quote.contactPhone)}
      cellSx={noWrap}
    />
    <Col source="personType" disableSort render={(quote) => PERSON_TYPE_NAMES[quote.personType]} />
    <Col source="planTitle" disableSort />
    <Col source="vehicle" disableSort render={(quote) => <Pair first={quote.vehicle} second={quote.planTitle} />} />
    <Col source="vehicles" disableSort align="right" render={({ vehicles }) => (vehicles > 1 ? vehicles : null)} />
    <Col source="equipment" disableSort />
    <Col source="tradeIn" disableSort render={({ tradeIn }) => tradeIn && formatMoney(tradeIn.value)} />
    <Col source="price" disableSort align="right" render={(quote) => formatMoney(quote.price)} />
    <Col
      source="downPaymentPercent"
      disableSort
      align="right"
      render={(quote) => formatPercent(quote.downPaymentPercent)}
    />
    <Col source="termMonths" align="right" />
    <Col source="monthlyPayment" align="right" render={(quote) => formatMoney(quote.monthlyPayment)} cellSx={strong} />
    <Col source="validUntil" disableSort render={(quote) => formatDay(quote.validUntil)} cellSx={noWrap} />
    <Col source="emailState" disableSort render={(quote) => <StateChip look={EMAIL_STATE_LOOK[quote.emailState]} />} />
  </DataTable>
);
