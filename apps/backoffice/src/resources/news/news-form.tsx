import { newsWriteSchema } from '@flota/schemas';
import { BooleanInput } from 'react-admin';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormLayout } from '../../components/content/FormLayout.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { Line } from '../../components/content/Line.js';
import { SlugInput } from '../../components/content/SlugInput.js';
import { PictureInput } from '../../components/pictures/PictureInput.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';
import { isPinned, positionOf } from './pinned.js';

const NewsInputs = () => (
  <FormLayout
    aside={
      <>
        <PictureInput source="image" />
        <PublicationInputs />
        <PinnedInput />
      </>
    }
  >
    <Line source="title" />
    <SlugInput path={(slug) => `/noticias/${slug}`} />
    <HtmlText source="subtitle" hint="Se lee en la tarjeta y al inicio de la nota." short />
    <HtmlText source="body" />
    <FieldPair>
      <Line source="buttonText" />
      <Line source="url" hint="Por ejemplo /contacto o https://… Vacío: sin botón." />
    </FieldPair>
  </FormLayout>
);

function PinnedInput() {
  const { readOnly } = useContentForm();
  return (
    <BooleanInput
      source="position"
      label="Fijar antes de las demás"
      readOnly={readOnly}
      format={isPinned}
      parse={positionOf}
      helperText={false}
    />
  );
}

export default {
  schema: newsWriteSchema,
  Inputs: NewsInputs,
  defaults: () => ({ position: positionOf(false), publishedFrom: new Date().toISOString() }),
} satisfies ContentForm;
