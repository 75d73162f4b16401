import { type AdminVehicle, brochurePath, type CONTENT } from '@flota/schemas';
import { Typography } from '@mui/material';
import { SelectInput, useRecordContext } from 'react-admin';
import { useVehicleTypeChoices } from '../../components/catalogues.js';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';
import { FormGroup } from '../../components/content/FormLayout.js';
import { PhotosInput } from '../../components/photos/PhotosInput.js';
import { PdfFileInput } from '../../components/pictures/PdfFileInput.js';
import { formatMoney } from '../../i18n/format.js';
import { VehicleSpecInputs } from './VehicleSpecInputs.js';
import { VehicleVersionsInput } from './VehicleVersionsInput.js';

const PHOTOS_HINT =
  'La primera representa al vehículo en el catálogo, la calculadora y las cotizaciones. Sin fotos se muestra la figura.';

const ModelPhotos = () => (
  <FormGroup title="Fotos" hint={PHOTOS_HINT}>
    <PhotosInput source="photos" />
  </FormGroup>
);

const ModelSpec = () => (
  <FormGroup title="Ficha técnica" hint="Deje vacío lo que no aplica o cambia con la versión.">
    <VehicleSpecInputs source="spec" />
  </FormGroup>
);

function ModelBrochure() {
  const saved = useRecordContext<AdminVehicle>();
  return (
    <FormGroup title="Folleto">
      <PdfFileInput source="brochureId" optional savedUrl={saved && brochurePath(String(saved.id))} />
    </FormGroup>
  );
}

function TypeInput() {
  const { readOnly } = useContentForm();
  const types = useVehicleTypeChoices();
  return <SelectInput source="type" choices={types} isRequired readOnly={readOnly} helperText={false} fullWidth />;
}

function RetireHint() {
  const { readOnly } = useContentForm();
  return readOnly ? null : (
    <Typography variant="body2" color="textSecondary">
      Un modelo no se elimina: se retira con la fecha «Hasta». Las cotizaciones ya enviadas se siguen abriendo.
    </Typography>
  );
}

/** `3 versiones, desde $1,250,000.00`: what a list tells of a model's versions. */
export function versionsText({ versions }: { versions: readonly { price: string }[] }): string {
  const [lowest = '0'] = versions.map(({ price }) => price).sort((one, other) => Number(one) - Number(other));
  return versions.length === 1
    ? `1 versión, ${formatMoney(lowest)}`
    : `${versions.length} versiones, desde ${formatMoney(lowest)}`;
}

export default {
  inputs: {
    type: TypeInput,
    photos: ModelPhotos,
    spec: ModelSpec,
    brochureId: ModelBrochure,
    versions: VehicleVersionsInput,
  },
  detail: (vehicle) => `${vehicle.segment} · ${versionsText(vehicle)}`,
  columns: { type: ({ typeName }) => typeName },
  useFilters: () => [<SelectInput key="type" source="type" label="Tipo" choices={useVehicleTypeChoices()} alwaysOn />],
  Aside: RetireHint,
} satisfies OwnPieces<(typeof CONTENT)['vehicles']>;
