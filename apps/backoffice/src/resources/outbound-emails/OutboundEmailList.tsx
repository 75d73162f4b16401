import { Box } from '@mui/material';
import { DataTable, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { EMAIL_STATE_CHOICES, EMAIL_STATE_LOOK, plainMailError } from '../../components/email-states.js';
import { ListToolbar } from '../../components/ListToolbar.js';
import { RowsPagination } from '../../components/RowsPagination.js';
import { StateChip } from '../../components/StateChip.js';
import { useIsNarrow } from '../../components/use-is-narrow.js';
import { formatInstant } from '../../i18n/format.js';
import { kindLabel, type OutboundEmail } from './outbound-email.js';
import { RetryButton } from './RetryButton.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Correo del destinatario" />,
  <SelectInput key="state" source="state" choices={EMAIL_STATE_CHOICES} alwaysOn />,
];

const Col = DataTable.Col<OutboundEmail>;
const optionalInstant = (value: string | null) => (value ? formatInstant(value) : '—');

export default function OutboundEmailList() {
  const isNarrow = useIsNarrow();
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      pagination={<RowsPagination />}
      actions={<ListToolbar />}
      exporter={false}
    >
      {isNarrow ? <EmailCards /> : <EmailTable />}
    </List>
  );
}

const EmailCards = () => (
  <SimpleList<OutboundEmail>
    rowClick="show"
    primaryText={(email) => <strong>{email.to}</strong>}
    secondaryText={(email) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
        <span>
          {kindLabel(email)} · {formatInstant(email.createdAt)}
        </span>
        {email.lastError && email.state !== 'sent' && <span>{plainMailError(email.lastError)}</span>}
        <StateChip look={EMAIL_STATE_LOOK[email.state]} />
      </Box>
    )}
  />
);

const noWrap = () => ({ whiteSpace: 'nowrap' });

const EmailTable = () => (
  <DataTable<OutboundEmail> rowClick="show" bulkActionButtons={false} hiddenColumns={['sentAt']}>
    <Col source="createdAt" render={(email) => formatInstant(email.createdAt)} cellSx={noWrap} />
    <Col source="kind" disableSort render={kindLabel} />
    <Col source="to" disableSort />
    <Col source="state" disableSort render={(email) => <StateChip look={EMAIL_STATE_LOOK[email.state]} />} />
    <Col source="attempts" disableSort align="right" />
    <Col source="nextAttemptAt" disableSort render={(email) => optionalInstant(email.nextAttemptAt)} cellSx={noWrap} />
    <Col source="sentAt" disableSort render={(email) => optionalInstant(email.sentAt)} cellSx={noWrap} />
    <Col
      source="lastError"
      disableSort
      render={(email) => (email.lastError && email.state !== 'sent' ? plainMailError(email.lastError) : '—')}
    />
    <Col label={false} align="right">
      <RetryButton />
    </Col>
  </DataTable>
);
