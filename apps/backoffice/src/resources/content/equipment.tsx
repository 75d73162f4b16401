import type { CONTENT } from '@flota/schemas';
import { AutocompleteArrayInput } from 'react-admin';
import { useVehicleTypeChoices, useVehicleTypes } from '../../components/catalogues.js';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';
import { PriceInput } from '../../components/content/PriceInput.js';
import { formatMoney } from '../../i18n/format.js';

function TypesInput() {
  const { readOnly } = useContentForm();
  return (
    <AutocompleteArrayInput
      source="types"
      choices={useVehicleTypeChoices()}
      readOnly={readOnly}
      helperText={false}
      fullWidth
    />
  );
}

function ModelsInput() {
  const { readOnly } = useContentForm();
  const models = useVehicleTypes().flatMap((type) => type.models);
  return (
    <AutocompleteArrayInput
      source="models"
      choices={models.map(({ slug, brand, name }) => ({ id: slug, name: `${brand} ${name}` }))}
      readOnly={readOnly}
      helperText={!readOnly && 'Los que no son de los tipos de arriba.'}
      fullWidth
    />
  );
}

export default {
  inputs: { price: PriceInput, types: TypesInput, models: ModelsInput },
  detail: ({ price }) => formatMoney(price),
} satisfies OwnPieces<(typeof CONTENT)['equipment']>;
