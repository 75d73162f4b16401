import { legalPageWriteSchema, todayInMexico } from '@flota/schemas';
import { DateInput } from 'react-admin';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FormLayout } from '../../components/content/FormLayout.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { Line } from '../../components/content/Line.js';
import { SlugInput } from '../../components/content/SlugInput.js';
import { legalQuestion } from './legal-question.js';

const LegalPageInputs = () => (
  <FormLayout aside={<UpdatedOnInput />}>
    <Line source="title" />
    <SlugInput path={(slug) => `/legales/${slug}`} />
    <HtmlText source="body" />
  </FormLayout>
);

function UpdatedOnInput() {
  const { readOnly } = useContentForm();
  return (
    <DateInput
      source="updatedOn"
      isRequired
      readOnly={readOnly}
      helperText="La ven los visitantes. Cámbiela cuando cambie el texto."
    />
  );
}

export default {
  schema: legalPageWriteSchema,
  Inputs: LegalPageInputs,
  ordered: true,
  defaults: () => ({ updatedOn: todayInMexico() }),
  question: legalQuestion,
} satisfies ContentForm;
