import type { AdminVehicle, CONTENT } from '@flota/schemas';
import { Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { plainAmount } from '../../components/typed-figures.js';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';
import { FieldPair, FormGroup } from '../../components/content/FormLayout.js';
import { ItemsInput } from '../../components/content/ItemsInput.js';
import { Line } from '../../components/content/Line.js';
import { useVehicleTypeChoices } from '../../components/catalogues.js';
import { formatMoney } from '../../i18n/format.js';

const HINT =
  'La que se quita deja de cotizarse. Las cotizaciones ya enviadas conservan el nombre y el precio con que se hicieron.';

type Version = Partial<AdminVehicle['versions'][number]>;

const AMOUNT = /^\d+(\.\d+)?$/;
const priceText = ({ price }: Version) => (price && AMOUNT.test(price) ? formatMoney(price) : '');

/** What of the model can be quoted, each with its price. */
const VersionsInput = () => (
  <FormGroup title="Versiones y precios" hint={HINT}>
    <ItemsInput source="versions" label="Versiones" add="Agregar versión" titleSource="name" detail={priceText}>
      <FieldPair>
        <Line source="name" label="Nombre" />
        <PriceInput />
      </FieldPair>
    </ItemsInput>
  </FormGroup>
);

function PriceInput() {
  const { readOnly } = useContentForm();
  return (
    <TextInput
      source="price"
      label="Precio con IVA (MXN)"
      parse={plainAmount}
      isRequired
      readOnly={readOnly}
      helperText={!readOnly && 'Por ejemplo 1,250,000.00'}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
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
export function versionsText({ versions }: Pick<AdminVehicle, 'versions'>): string {
  const [lowest = '0'] = versions.map(({ price }) => price).sort((one, other) => Number(one) - Number(other));
  return versions.length === 1
    ? `1 versión, ${formatMoney(lowest)}`
    : `${versions.length} versiones, desde ${formatMoney(lowest)}`;
}

export default {
  inputs: { type: TypeInput, versions: VersionsInput },
  detail: (vehicle) => `${vehicle.segment} · ${versionsText(vehicle)}`,
  columns: { type: ({ typeName }) => typeName },
  useFilters: () => [<SelectInput key="type" source="type" label="Tipo" choices={useVehicleTypeChoices()} alwaysOn />],
  Aside: RetireHint,
} satisfies OwnPieces<(typeof CONTENT)['vehicles']>;
