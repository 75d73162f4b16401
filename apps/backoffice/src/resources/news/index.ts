import type { AdminNewsArticle } from '@flota/schemas';
import Icon from '@mui/icons-material/NewspaperOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminNewsArticle>({
  name: 'news',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./NewsList.js'),
  form: () => import('./news-form.js'),
});
