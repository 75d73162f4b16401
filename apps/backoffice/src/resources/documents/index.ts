import type { AdminDocument } from '@flota/schemas';
import Icon from '@mui/icons-material/PictureAsPdfOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminDocument>({
  name: 'documents',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./DocumentList.js'),
  form: () => import('./document-form.js'),
});
