import { SILHOUETTE_NAMES } from '@flota/schemas';
import { AutocompleteInput, NumberInput, SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { choicesOf } from '../../../components/choices.js';
import { FieldPair } from '../../../components/content/FormLayout.js';
import { useVehicleTypes } from '../../../components/catalogues.js';
import { Field } from './intake-inputs.js';

const SILHOUETTES = choicesOf(SILHOUETTE_NAMES);

/** The vehicle, from the catalogue or in words of one's own: older ones are not on offer any more. */
export const VehicleInputs = () => (
  <>
    <FromCatalogue />
    <FieldPair>
      <Field source="vehicle.brand" label="Marca" />
      <Field source="vehicle.modelName" label="Modelo" />
      <Field source="vehicle.versionName" label="Versión" />
      <SelectInput source="vehicle.silhouette" label="Figura" choices={SILHOUETTES} isRequired helperText={false} />
      <NumberInput source="vehicle.modelYear" label="Año modelo" min={1950} max={2100} isRequired helperText={false} />
      <Field source="vehicle.vin" label="NIV" hint="17 letras y números, como en la factura." />
    </FieldPair>
  </>
);

function FromCatalogue() {
  const { setValue } = useFormContext();
  const offered = useVehicleTypes().flatMap(({ models }) =>
    models.flatMap(({ slug, brand, name, silhouette, versions }) =>
      versions.map((version) => ({
        id: `${slug}/${version.slug}`,
        name: `${brand} ${name}, ${version.name}`,
        vehicle: { brand, modelName: name, versionName: version.name, silhouette },
      })),
    ),
  );
  const fillIn = (chosen: string | null) => {
    const vehicle = offered.find(({ id }) => id === chosen)?.vehicle;
    for (const [field, value] of Object.entries(vehicle ?? {})) {
      setValue(`vehicle.${field}`, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <AutocompleteInput
      source="catalogue"
      label="Tomar del catálogo"
      choices={offered}
      onChange={fillIn}
      helperText="O escríbalo abajo, si ya no se ofrece."
    />
  );
}
