import type { AdminPage } from '@flota/schemas';
import Icon from '@mui/icons-material/ArticleOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminPage>({
  name: 'pages',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./PageList.js'),
  form: () => import('./page-form.js'),
  creatable: false,
});
