import type { AdminVehicle } from '@flota/schemas';
import { DataTable, SelectInput } from 'react-admin';
import { ContentList } from '../../components/content/ContentList.js';
import { useVehicleTypeChoices } from '../../components/use-vehicle-types.js';
import { versionsText } from './versions-text.js';

const summary = {
  source: 'name',
  title: ({ brand, name }: AdminVehicle) => `${brand} ${name}`,
  detail: (vehicle: AdminVehicle) => `${vehicle.segment} · ${versionsText(vehicle)}`,
};

function VehicleList() {
  const filters = [<SelectInput key="type" source="type" label="Tipo" choices={useVehicleTypeChoices()} alwaysOn />];
  return (
    <ContentList<AdminVehicle> summary={summary} published ordered filters={filters}>
      <DataTable.Col<AdminVehicle> source="type" render={({ typeName }) => typeName} />
    </ContentList>
  );
}
export default VehicleList;
