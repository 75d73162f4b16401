import { faqWriteSchema } from '@flota/schemas';
import { ReferenceInput, SelectInput } from 'react-admin';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FormLayout } from '../../components/content/FormLayout.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { Line } from '../../components/content/Line.js';
import { PublicationInputs } from '../../components/publication/PublicationInputs.js';

const FaqInputs = () => (
  <FormLayout aside={<PublicationInputs />}>
    <CategoryInput />
    <Line source="question" />
    <HtmlText source="answer" />
  </FormLayout>
);

function CategoryInput() {
  const { readOnly } = useContentForm();
  return (
    <ReferenceInput source="category" reference="faq-categories" sort={{ field: 'position', order: 'ASC' }}>
      <SelectInput optionText="name" readOnly={readOnly} isRequired helperText={false} />
    </ReferenceInput>
  );
}

export default { schema: faqWriteSchema, Inputs: FaqInputs, ordered: true } satisfies ContentForm;
