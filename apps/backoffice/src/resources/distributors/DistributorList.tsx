import type { AdminDistributor } from '@flota/schemas';
import { BooleanInput, DataTable, SelectInput } from 'react-admin';
import { ContentList } from '../../components/content/ContentList.js';
import { formatPhone } from '../../i18n/format.js';
import { useStates } from '../../components/use-states.js';

const summary = {
  source: 'name',
  title: (distributor: AdminDistributor) => distributor.name,
  detail: ({ city, state, phone, active }: AdminDistributor) =>
    `${city}, ${state} · ${formatPhone(phone)}${active ? '' : ' · fuera del sitio'}`,
};

function DistributorList() {
  const filters = [
    <SelectInput key="stateId" source="stateId" label="Estado" choices={useStates()} alwaysOn />,
    <BooleanInput key="active" source="active" />,
  ];
  return (
    <ContentList<AdminDistributor> summary={summary} sort={{ field: 'name', order: 'ASC' }} filters={filters}>
      <DataTable.Col<AdminDistributor> source="city" />
      <DataTable.Col<AdminDistributor> source="state" label="Estado" />
      <DataTable.Col<AdminDistributor> source="active" render={({ active }) => (active ? 'Sí' : 'No')} />
    </ContentList>
  );
}
export default DistributorList;
