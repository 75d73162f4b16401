import { campaignWriteSchema } from '@flota/schemas';
import type { ContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormGroup, FormLayout } from '../../components/content/FormLayout.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { Line } from '../../components/content/Line.js';
import { SlugInput } from '../../components/content/SlugInput.js';
import { PictureInput } from '../../components/pictures/PictureInput.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';

const CampaignInputs = () => (
  <FormLayout
    aside={
      <>
        <PictureInput source="image" />
        <PublicationInputs />
      </>
    }
  >
    <Line source="title" />
    <SlugInput path={(slug) => `/campaign/${slug}`} />
    <Line source="lead" multiline />
    <HtmlText source="body" />
    <FormGroup title="Formulario">
      <FieldPair>
        <Line source="formTitle" />
        <Line source="buttonText" />
      </FieldPair>
      <Line source="thanks" multiline hint="Se lee después de enviar el formulario." />
    </FormGroup>
  </FormLayout>
);

export default { schema: campaignWriteSchema, Inputs: CampaignInputs } satisfies ContentForm;
