import type { AdminLegalPage } from '@flota/schemas';
import Icon from '@mui/icons-material/GavelOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminLegalPage>({
  name: 'legal-pages',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./LegalPageList.js'),
  form: () => import('./legal-page-form.js'),
});
