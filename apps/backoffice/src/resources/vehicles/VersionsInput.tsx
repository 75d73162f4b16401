import type { AdminVehicle } from '@flota/schemas';
import { TextInput } from 'react-admin';
import { plainAmount } from '../../components/amounts.js';
import { useContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormGroup } from '../../components/content/FormLayout.js';
import { ItemsInput } from '../../components/content/ItemsInput.js';
import { Line } from '../../components/content/Line.js';
import { formatMoney } from '../../i18n/format.js';

const HINT =
  'La que se quita deja de cotizarse. Las cotizaciones ya enviadas conservan el nombre y el precio con que se hicieron.';

type Version = Partial<AdminVehicle['versions'][number]>;

const AMOUNT = /^\d+(\.\d+)?$/;
const priceText = ({ price }: Version) => (price && AMOUNT.test(price) ? formatMoney(price) : '');

/** What of the model can be quoted, each with its price. */
export const VersionsInput = () => (
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
