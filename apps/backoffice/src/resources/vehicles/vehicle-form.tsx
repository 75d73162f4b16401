import { vehicleWriteSchema } from '@flota/schemas';
import { Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormGroup, FormLayout } from '../../components/content/FormLayout.js';
import { Line } from '../../components/content/Line.js';
import { SlugInput } from '../../components/content/SlugInput.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';
import { SILHOUETTE_NAMES } from '../../components/silhouettes.js';
import { useVehicleTypeChoices } from '../../components/use-vehicle-types.js';
import { VersionsInput } from './VersionsInput.js';

const VehicleInputs = () => {
  const { readOnly } = useContentForm();
  const types = useVehicleTypeChoices();
  return (
    <FormLayout
      aside={
        <>
          <PublicationInputs />
          {!readOnly && <RetireHint />}
        </>
      }
    >
      <FormGroup title="Modelo">
        <FieldPair>
          <Line source="brand" />
          <Line source="name" />
        </FieldPair>
        <SlugInput from="name" path={(slug) => `/calculator/vehicles#${slug}`} />
        <FieldPair>
          <SelectInput source="type" choices={types} isRequired readOnly={readOnly} helperText={false} fullWidth />
          <Line source="segment" hint="Por ejemplo: Tractocamión clase 8." />
        </FieldPair>
        <SelectInput
          source="silhouette"
          choices={choicesOf(SILHOUETTE_NAMES)}
          isRequired
          readOnly={readOnly}
          helperText="El dibujo con que se muestra en el sitio."
          fullWidth
        />
      </FormGroup>
      <VersionsInput />
    </FormLayout>
  );
};

const RetireHint = () => (
  <Typography variant="body2" color="textSecondary">
    Un modelo no se elimina: se retira con la fecha «Hasta». Las cotizaciones ya enviadas se siguen abriendo.
  </Typography>
);

export default { schema: vehicleWriteSchema, Inputs: VehicleInputs, ordered: true } satisfies ContentForm;
