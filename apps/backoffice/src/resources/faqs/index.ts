import type { AdminFaq } from '@flota/schemas';
import Icon from '@mui/icons-material/QuizOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminFaq>({
  name: 'faqs',
  icon: Icon,
  title: ({ question }) => question,
  list: () => import('./FaqList.js'),
  form: () => import('./faq-form.js'),
});
