import { faqCategoryWriteSchema } from '@flota/schemas';
import type { ContentForm } from '../../components/content/content-form.js';
import { Line } from '../../components/content/Line.js';
import { SlugInput } from '../../components/content/SlugInput.js';

const FaqCategoryInputs = () => (
  <>
    <Line source="name" />
    <SlugInput from="name" path={(slug) => `/faqs/${slug}`} />
  </>
);

export default { schema: faqCategoryWriteSchema, Inputs: FaqCategoryInputs, ordered: true } satisfies ContentForm;
