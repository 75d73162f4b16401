import type { AdminBanner } from '@flota/schemas';
import Icon from '@mui/icons-material/ViewCarouselOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminBanner>({
  name: 'banners',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./BannerList.js'),
  form: () => import('./banner-form.js'),
});
