import type { AdminPlanPage } from '@flota/schemas';
import Icon from '@mui/icons-material/ArticleOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminPlanPage>({
  name: 'plan-pages',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./PlanPageList.js'),
  form: () => import('./plan-page-form.js'),
  creatable: false,
});
