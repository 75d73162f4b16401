import { CONTENT } from '@flota/schemas';
import { AutocompleteInput } from 'react-admin';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';
import { useVehicleTypes } from '../../components/catalogues.js';

const { vehicle } = CONTENT.promotions.fields;

function VehicleInput() {
  const { readOnly } = useContentForm();
  const choices = useVehicleTypes().flatMap(({ models }) =>
    models.map(({ slug, brand, name }) => ({ id: slug, name: `${brand} ${name}` })),
  );
  return <AutocompleteInput source="vehicle" choices={choices} readOnly={readOnly} helperText={vehicle.hint} />;
}

export default { inputs: { vehicle: VehicleInput } } satisfies OwnPieces<(typeof CONTENT)['promotions']>;
