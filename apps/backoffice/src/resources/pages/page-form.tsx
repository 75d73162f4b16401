import { pageWriteSchema } from '@flota/schemas';
import type { ContentForm } from '../../components/content/content-form.js';
import { FormGroup, FormLayout } from '../../components/content/FormLayout.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { Line } from '../../components/content/Line.js';
import { SectionsInput } from '../../components/content/SectionsInput.js';
import { PictureInput } from '../../components/pictures/PictureInput.js';

const PageInputs = () => (
  <FormLayout
    aside={
      <>
        <PictureInput source="image" />
        <FormGroup title="En los buscadores">
          <Line source="seoTitle" />
          <Line source="seoDescription" multiline />
          <Line source="seoKeywords" hint="Separadas por comas." />
        </FormGroup>
      </>
    }
  >
    <Line source="title" />
    <Line source="lead" multiline />
    <HtmlText source="body" />
    <SectionsInput />
  </FormLayout>
);

export default { schema: pageWriteSchema, Inputs: PageInputs } satisfies ContentForm;
