import { distributorWriteSchema } from '@flota/schemas';
import { BooleanInput } from 'react-admin';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormLayout } from '../../components/content/FormLayout.js';
import { Line } from '../../components/content/Line.js';
import { LinesInput } from '../../components/content/LinesInput.js';
import { SlugInput } from '../../components/content/SlugInput.js';
import { PlaceInputs } from './PlaceInputs.js';

const DistributorInputs = () => {
  const { readOnly } = useContentForm();
  return (
    <FormLayout
      aside={
        <>
          <PlaceInputs />
          <BooleanInput source="active" label="Mostrar en el sitio" readOnly={readOnly} helperText={false} />
        </>
      }
    >
      <Line source="name" />
      <SlugInput from="name" path={(slug) => `/distribuidores#${slug}`} />
      <Line source="address" multiline />
      <FieldPair>
        <Line source="postalCode" hint="Cinco dígitos." />
        <Line source="phone" />
      </FieldPair>
      <Line source="email" type="email" hint="No se muestra en el sitio." />
      <LinesInput source="hours" hint="Un renglón por horario, por ejemplo: Lunes a viernes de 9:00 a 18:00" />
      <LinesInput source="services" hint="Un renglón por servicio." />
    </FormLayout>
  );
};

export default {
  schema: distributorWriteSchema,
  Inputs: DistributorInputs,
  defaults: () => ({ active: true }),
} satisfies ContentForm;
