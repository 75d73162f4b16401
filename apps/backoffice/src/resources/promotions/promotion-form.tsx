import { promotionWriteSchema } from '@flota/schemas';
import { AutocompleteInput } from 'react-admin';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormLayout } from '../../components/content/FormLayout.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { Line } from '../../components/content/Line.js';
import { PictureInput } from '../../components/pictures/PictureInput.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';
import { useVehicleTypes } from '../../components/use-vehicle-types.js';

const PromotionInputs = () => (
  <FormLayout
    aside={
      <>
        <PictureInput source="image" />
        <PublicationInputs />
      </>
    }
  >
    <Line source="title" />
    <HtmlText source="subtitle" hint="Se lee al abrir la tarjeta." short />
    <FieldPair>
      <Line source="buttonText" />
      <Line source="buttonUrl" hint="Por ejemplo /calculadora/paso-1 o https://…" />
    </FieldPair>
    <VehicleInput />
  </FormLayout>
);

/** The model goes along with the button's address, so that the calculator opens with it. */
function VehicleInput() {
  const { readOnly } = useContentForm();
  const choices = useVehicleTypes().flatMap(({ models }) =>
    models.map(({ slug, brand, name }) => ({ id: slug, name: `${brand} ${name}` })),
  );
  return (
    <AutocompleteInput
      source="vehicle"
      choices={choices}
      readOnly={readOnly}
      helperText="La calculadora se abre con este modelo. Vacío: sin modelo."
    />
  );
}

export default { schema: promotionWriteSchema, Inputs: PromotionInputs, ordered: true } satisfies ContentForm;
