import { Box } from '@mui/material';
import type { AdminPlan } from '@flota/schemas';
import { DataTable, List, SimpleList } from 'react-admin';
import { ListToolbar } from '../../components/ListToolbar.js';
import { DefaultViewFirst } from '../../components/views/DefaultViewFirst.js';
import { noWrap, Pair, useIsNarrow } from '../../components/ListParts.js';
import { formatInstant } from '../../i18n/format.js';

export default function PlanList() {
  const isNarrow = useIsNarrow();
  return (
    <DefaultViewFirst>
      <List
        // The bar above asks for them, though there are none.
        filters={[]}
        sort={{ field: 'position', order: 'ASC' }}
        perPage={100}
        pagination={false}
        actions={<ListToolbar />}
        exporter={false}
      >
        {isNarrow ? <PlanCards /> : <PlanTable />}
      </List>
    </DefaultViewFirst>
  );
}

const version = ({ version }: AdminPlan) => (version > 0 ? `Versión ${version}` : '—');
/** One that has rules and is not offered was withdrawn. */
const standing = (plan: AdminPlan) => (plan.quotable ? version(plan) : plan.version > 0 ? 'Retirado' : 'No se cotiza');
const yesNo = (answer: boolean) => (answer ? 'Sí' : 'No');

const PlanCards = () => (
  <SimpleList<AdminPlan>
    rowClick="show"
    primaryText={(plan) => (
      <strong>
        {plan.position}. {plan.title}
      </strong>
    )}
    secondaryText={(plan) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
        <span>{plan.summary}</span>
        <span>
          {standing(plan)} · {plan.shownOnHome ? 'en el inicio' : 'fuera del inicio'}
        </span>
      </Box>
    )}
  />
);

const Col = DataTable.Col<AdminPlan>;

const PlanTable = () => (
  <DataTable<AdminPlan> rowClick="show" bulkActionButtons={false}>
    <Col source="position" align="right" />
    <Col source="title" render={({ title, summary }) => <Pair first={<strong>{title}</strong>} second={summary} />} />
    <Col source="version" disableSort render={version} cellSx={noWrap} />
    <Col
      source="quotable"
      disableSort
      render={(plan) => (plan.quotable || plan.version === 0 ? yesNo(plan.quotable) : 'Retirado')}
    />
    <Col source="shownOnHome" disableSort render={(plan) => yesNo(plan.shownOnHome)} />
    <Col source="updatedAt" disableSort render={(plan) => formatInstant(plan.updatedAt)} cellSx={noWrap} />
  </DataTable>
);
