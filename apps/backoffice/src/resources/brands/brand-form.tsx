import { brandWriteSchema } from '@flota/schemas';
import type { ContentForm } from '../../components/content/content-form.js';
import { FormGroup, FormLayout } from '../../components/content/FormLayout.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { Line } from '../../components/content/Line.js';
import { SectionsInput } from '../../components/content/SectionsInput.js';
import { SlugInput } from '../../components/content/SlugInput.js';
import { PictureInput } from '../../components/pictures/PictureInput.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';

const BrandInputs = () => (
  <FormLayout
    aside={
      <>
        <PictureInput source="image" />
        <PictureInput source="imageMobile" shape="upright" />
        <PublicationInputs />
      </>
    }
  >
    <FormGroup title="Tarjeta del inicio">
      <Line source="title" />
      <Line source="subtitle" multiline />
      <SlugInput path={(slug) => `/brand-${slug}`} />
    </FormGroup>
    <FormGroup title="Página de la marca">
      <Line source="lead" multiline />
      <HtmlText source="body" />
      <SectionsInput />
    </FormGroup>
  </FormLayout>
);

export default { schema: brandWriteSchema, Inputs: BrandInputs, ordered: true } satisfies ContentForm;
