import { documentWriteSchema } from '@flota/schemas';
import { CheckboxGroupInput, SelectInput } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FormLayout } from '../../components/content/FormLayout.js';
import { Line } from '../../components/content/Line.js';
import { SlugInput } from '../../components/content/SlugInput.js';
import { PERSON_TYPE_CHOICES } from '../../components/person-types.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';
import { DOCUMENT_KIND_NAMES } from './document-names.js';
import { DocumentFileInput } from './DocumentFileInput.js';

const DocumentInputs = () => {
  const { readOnly } = useContentForm();
  return (
    <FormLayout aside={<PublicationInputs />}>
      <Line source="title" />
      <SlugInput path={(slug) => `/api/documents/${slug}/file`} />
      <Line source="description" multiline />
      <SelectInput
        source="kind"
        choices={choicesOf(DOCUMENT_KIND_NAMES)}
        isRequired
        readOnly={readOnly}
        helperText={false}
      />
      <CheckboxGroupInput source="personTypes" choices={PERSON_TYPE_CHOICES} disabled={readOnly} helperText={false} />
      <DocumentFileInput />
    </FormLayout>
  );
};

export default {
  schema: documentWriteSchema,
  Inputs: DocumentInputs,
  ordered: true,
  defaults: () => ({ kind: 'form', personTypes: ['fisica', 'moral'], template: null, fileId: null }),
} satisfies ContentForm;
