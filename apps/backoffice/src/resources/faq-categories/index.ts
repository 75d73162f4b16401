import type { AdminFaqCategory } from '@flota/schemas';
import Icon from '@mui/icons-material/FolderOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminFaqCategory>({
  name: 'faq-categories',
  icon: Icon,
  title: ({ name }) => name,
  list: () => import('./FaqCategoryList.js'),
  form: () => import('./faq-category-form.js'),
});
