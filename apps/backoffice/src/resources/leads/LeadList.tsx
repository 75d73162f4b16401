import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import { Box, Link } from '@mui/material';
import { type AdminLead, PREFERRED_TIME_NAMES } from '@flota/schemas';
import {
  BooleanInput,
  Button,
  DataTable,
  DateInput,
  SelectInput,
  SimpleList,
  TextInput,
  useCanAccess,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, Cut, noWrap, strong } from '../../components/ListParts.js';
import { useCardChoice } from '../../components/selection/card-choice.js';
import { RowChoice } from '../../components/selection/RowChoice.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { LEAD_STAGE_CHOICES, LEAD_STAGE_LOOK } from '../../components/states/leads.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { AnswerClock } from '../../components/answer-clock/AnswerClock.js';
import { DuplicateHint } from './duplicates/DuplicateHint.js';
import { LeadSelection } from './LeadSelection.js';
import { OwnerInput } from './owners/OwnerInput.js';
import { LEAD_KIND_CHOICES, LEAD_KIND_LOOK, takesCalls } from './texts.js';

const filters = [
  <SelectInput key="kind" source="kind" choices={LEAD_KIND_CHOICES} alwaysOn />,
  <SelectInput key="stage" source="stage" choices={LEAD_STAGE_CHOICES} alwaysOn />,
  <OwnerInput key="ownerId" source="ownerId" alwaysOn />,
  <BooleanInput key="unassigned" source="unassigned" />,
  <BooleanInput key="late" source="late" />,
  <TextInput key="campaign" source="campaign" />,
  <TextInput key="rfc" source="rfc" />,
  <DateInput key="createdFrom" source="createdFrom" />,
  <DateInput key="createdTo" source="createdTo" />,
  <DateInput key="movedFrom" source="movedFrom" />,
  <DateInput key="movedTo" source="movedTo" />,
];

const LeadList = () => (
  <SearchList<AdminLead>
    search="Nombre, correo, teléfono o folio"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    exportable
    actions={
      <Button component={RouterLink} to="/leads/tablero" label="Tablero">
        <ViewKanban />
      </Button>
    }
    cards={<LeadCards />}
    table={<LeadTable />}
    chosen={<LeadSelection />}
  />
);
export default LeadList;

const nameOf = ({ folio, name }: AdminLead) => `${name}, ${folio}`;

const LeadCards = () => (
  <SimpleList<AdminLead>
    {...useCardChoice(nameOf)}
    primaryText={(lead) => (
      <>
        <strong>{lead.name}</strong>
        <DuplicateHint lead={lead} />
      </>
    )}
    secondaryText={(lead) => (
      <CardLines>
        <span>
          {lead.phone && formatPhone(lead.phone)}
          {takesCalls(lead) && ` · ${PREFERRED_TIME_NAMES[lead.preferredTime].toLowerCase()}`}
        </span>
        <span>
          {lead.folio} · {formatInstant(lead.createdAt)}
          {lead.owner && ` · ${lead.owner.name}`}
        </span>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StateChip look={LEAD_KIND_LOOK[lead.kind]} />
          <StateChip look={LEAD_STAGE_LOOK[lead.stage]} />
          <AnswerClock answerDueAt={lead.answerDueAt} />
        </Box>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminLead>;

const HIDDEN: HiddenColumns = {
  always: ['email', 'preferredTime', 'folio', 'campaign', 'updatedAt'],
  tablet: ['createdAt', 'phone', 'ownerId'],
};

function LeadTable() {
  const { canAccess: mayWork = false } = useCanAccess({ resource: 'leads', action: 'work' });
  return (
    <DataTable<AdminLead> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
      {mayWork && <Col source="chosen" disableSort render={(lead) => <RowChoice row={lead} name={nameOf(lead)} />} />}
      <Col source="createdAt" render={(lead) => formatInstant(lead.createdAt)} cellSx={noWrap} />
      <Col source="kind" render={(lead) => <StateChip look={LEAD_KIND_LOOK[lead.kind]} />} />
      <Col
        source="name"
        cellSx={strong}
        render={(lead) => (
          <Cut>
            {lead.name}
            <DuplicateHint lead={lead} />
          </Cut>
        )}
      />
      <Col
        source="phone"
        disableSort
        cellSx={noWrap}
        render={({ phone }) =>
          phone && (
            // The row itself leads to the request's page.
            <Link href={`tel:${phone}`} onClick={(event) => event.stopPropagation()}>
              {formatPhone(phone)}
            </Link>
          )
        }
      />
      <Col source="email" disableSort />
      <Col
        source="preferredTime"
        disableSort
        render={(lead) => takesCalls(lead) && PREFERRED_TIME_NAMES[lead.preferredTime]}
      />
      <Col source="stage" render={(lead) => <StateChip look={LEAD_STAGE_LOOK[lead.stage]} />} />
      <Col source="answerDueAt" render={(lead) => <AnswerClock answerDueAt={lead.answerDueAt} />} />
      <Col source="ownerId" disableSort render={({ owner }) => owner && <Cut>{owner.name}</Cut>} />
      <Col source="folio" disableSort cellSx={noWrap} />
      <Col source="campaign" disableSort />
      <Col source="updatedAt" disableSort render={(lead) => formatInstant(lead.updatedAt)} cellSx={noWrap} />
    </DataTable>
  );
}
