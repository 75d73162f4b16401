import type { AdminFaq } from '@flota/schemas';
import { DataTable, ReferenceInput, SelectInput } from 'react-admin';
import { ContentList } from '../../components/content/ContentList.js';
import { plainText } from '../../components/content/plain-text.js';

const summary = {
  source: 'question',
  title: (faq: AdminFaq) => faq.question,
  detail: (faq: AdminFaq) => plainText(faq.answer),
};

const filters = [
  <ReferenceInput
    key="category"
    source="category"
    reference="faq-categories"
    sort={{ field: 'position', order: 'ASC' }}
    alwaysOn
  >
    <SelectInput optionText="name" helperText="Elíjala para cambiar el orden." />
  </ReferenceInput>,
];

const FaqList = () => (
  <ContentList<AdminFaq> summary={summary} published ordered orderedWithin="category" filters={filters}>
    <DataTable.Col<AdminFaq> source="category" render={({ categoryName }) => categoryName} />
  </ContentList>
);
export default FaqList;
