import type { AdminFaqCategory } from '@flota/schemas';
import { ContentList } from '../../components/content/ContentList.js';

const summary = {
  source: 'name',
  title: (category: AdminFaqCategory) => category.name,
  detail: ({ questions }: AdminFaqCategory) => (questions === 1 ? '1 pregunta' : `${questions} preguntas`),
};

const FaqCategoryList = () => <ContentList<AdminFaqCategory> summary={summary} ordered />;
export default FaqCategoryList;
