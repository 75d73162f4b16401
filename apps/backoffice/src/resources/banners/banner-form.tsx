import { bannerWriteSchema } from '@flota/schemas';
import type { ContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormLayout } from '../../components/content/FormLayout.js';
import { Line } from '../../components/content/Line.js';
import { PictureInput } from '../../components/pictures/PictureInput.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';

const BannerInputs = () => (
  <FormLayout aside={<PublicationInputs />}>
    <Line source="title" />
    <Line source="subtitle" multiline />
    <FieldPair>
      <PictureInput source="image" />
      <PictureInput source="imageMobile" shape="upright" />
    </FieldPair>
    <FieldPair>
      <Line source="footerText" />
      <Line source="footerUrl" hint="Por ejemplo /contacto o https://…" />
    </FieldPair>
    <Line source="videoUrl" hint="Se abre sobre la página con el botón «Ver video». Vacío: sin video." />
  </FormLayout>
);

export default { schema: bannerWriteSchema, Inputs: BannerInputs, ordered: true } satisfies ContentForm;
