import { BooleanInput, DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { HeardOnly } from '../../components/HeardOnly.js';
import { CardLines, Cut, noWrap } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { EMAIL_FATE_CHOICES, EMAIL_STATE_CHOICES, emailLook, plainMailError } from '../../components/states/emails.js';
import { formatInstant } from '../../i18n/format.js';
import { RetryButton } from './RetryButton.js';
import { kindLabel, type OutboundEmail } from './outbound-email.js';

const filters = [
  <SelectInput key="state" source="state" choices={EMAIL_STATE_CHOICES} alwaysOn />,
  <SelectInput key="fate" source="fate" choices={EMAIL_FATE_CHOICES} />,
  <BooleanInput key="waiting" source="waiting" label="Solo los que faltan por salir" />,
  <NullableBooleanInput
    key="replaced"
    source="replaced"
    label="Reemplazo"
    nullLabel="Todos"
    trueLabel="Reemplazados por otro"
    falseLabel="Vigentes"
  />,
];

const Col = DataTable.Col<OutboundEmail>;
const optionalInstant = (value: string | null) => (value ? formatInstant(value) : '—');

const OutboundEmailList = () => (
  <SearchList
    search="Correo del destinatario"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    cards={<EmailCards />}
    table={<EmailTable />}
  />
);
export default OutboundEmailList;

const EmailCards = () => (
  <SimpleList<OutboundEmail>
    rowClick="show"
    primaryText={(email) => <strong>{email.to}</strong>}
    secondaryText={(email) => (
      <CardLines>
        <span>
          {kindLabel(email)} · {formatInstant(email.createdAt)}
        </span>
        {email.lastError && email.state !== 'sent' && <span>{plainMailError(email.lastError)}</span>}
        <StateChip look={emailLook(email)} />
      </CardLines>
    )}
  />
);

const HIDDEN: HiddenColumns = { always: ['sentAt'], tablet: ['attempts', 'nextAttemptAt', 'lastError'] };

const EmailTable = () => (
  <DataTable<OutboundEmail> rowClick="show" bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={(email) => formatInstant(email.createdAt)} cellSx={noWrap} />
    <Col source="kind" disableSort render={(email) => <Cut>{kindLabel(email)}</Cut>} />
    <Col source="to" disableSort render={({ to }) => <Cut>{to}</Cut>} />
    <Col source="state" disableSort render={(email) => <StateChip look={emailLook(email)} />} />
    <Col source="attempts" disableSort align="right" />
    <Col source="nextAttemptAt" disableSort render={(email) => optionalInstant(email.nextAttemptAt)} cellSx={noWrap} />
    <Col source="sentAt" disableSort render={(email) => optionalInstant(email.sentAt)} cellSx={noWrap} />
    <Col
      source="lastError"
      disableSort
      render={(email) =>
        email.lastError && email.state !== 'sent' ? <Cut>{plainMailError(email.lastError)}</Cut> : '—'
      }
    />
    <Col label={<HeardOnly>Acciones</HeardOnly>} align="right">
      <RetryButton />
    </Col>
  </DataTable>
);
