import type { AdminBrand } from '@flota/schemas';
import Icon from '@mui/icons-material/StorefrontOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminBrand>({
  name: 'brands',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./BrandList.js'),
  form: () => import('./brand-form.js'),
});
