import { Box, Link } from '@mui/material';
import type { AdminLead } from '@flota/schemas';
import { DataTable, List, SearchInput, SelectInput, SimpleList, TextInput } from 'react-admin';
import { ListToolbar } from '../../components/ListToolbar.js';
import { RowsPagination } from '../../components/RowsPagination.js';
import { StateChip } from '../../components/StateChip.js';
import { useIsNarrow } from '../../components/use-is-narrow.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { exportLeads } from './lead-exporter.js';
import { LEAD_KIND_CHOICES, LEAD_KIND_LOOK, takesCalls } from './lead-kinds.js';
import { LEAD_STATE_CHOICES, LEAD_STATE_LOOK, PREFERRED_TIME_NAMES } from './lead-states.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Nombre, correo, teléfono o folio"
    sx={{ width: { xs: '100%', sm: 320 } }}
  />,
  <SelectInput key="kind" source="kind" choices={LEAD_KIND_CHOICES} alwaysOn />,
  <SelectInput key="state" source="state" choices={LEAD_STATE_CHOICES} alwaysOn />,
  <TextInput key="campaign" source="campaign" />,
  <TextInput key="rfc" source="rfc" />,
];

export default function LeadList() {
  const isNarrow = useIsNarrow();
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      pagination={<RowsPagination />}
      actions={<ListToolbar exportable />}
      exporter={exportLeads}
    >
      {isNarrow ? <LeadCards /> : <LeadTable />}
    </List>
  );
}

const LeadCards = () => (
  <SimpleList<AdminLead>
    primaryText={(lead) => <strong>{lead.name}</strong>}
    secondaryText={(lead) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
        <span>
          {formatPhone(lead.phone)}
          {takesCalls(lead) && ` · ${PREFERRED_TIME_NAMES[lead.preferredTime].toLowerCase()}`}
        </span>
        <span>
          {lead.folio} · {formatInstant(lead.createdAt)}
        </span>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StateChip look={LEAD_KIND_LOOK[lead.kind]} />
          <StateChip look={LEAD_STATE_LOOK[lead.state]} />
        </Box>
      </Box>
    )}
  />
);

const Col = DataTable.Col<AdminLead>;
const noWrap = () => ({ whiteSpace: 'nowrap' });

const LeadTable = () => (
  <DataTable<AdminLead> bulkActionButtons={false} hiddenColumns={['email', 'campaign', 'updatedAt']}>
    <Col source="createdAt" render={(lead) => formatInstant(lead.createdAt)} cellSx={noWrap} />
    <Col source="kind" render={(lead) => <StateChip look={LEAD_KIND_LOOK[lead.kind]} />} />
    <Col source="name" cellSx={() => ({ fontWeight: 600 })} />
    <Col
      source="phone"
      disableSort
      cellSx={noWrap}
      render={(lead) => (
        // The row itself leads to the request's page.
        <Link href={`tel:${lead.phone}`} onClick={(event) => event.stopPropagation()}>
          {formatPhone(lead.phone)}
        </Link>
      )}
    />
    <Col source="email" disableSort />
    <Col
      source="preferredTime"
      disableSort
      render={(lead) => takesCalls(lead) && PREFERRED_TIME_NAMES[lead.preferredTime]}
    />
    <Col source="state" render={(lead) => <StateChip look={LEAD_STATE_LOOK[lead.state]} />} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="campaign" disableSort />
    <Col source="updatedAt" disableSort render={(lead) => formatInstant(lead.updatedAt)} cellSx={noWrap} />
  </DataTable>
);
