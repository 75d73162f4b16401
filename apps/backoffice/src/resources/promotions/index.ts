import type { AdminPromotion } from '@flota/schemas';
import Icon from '@mui/icons-material/LocalOfferOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminPromotion>({
  name: 'promotions',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./PromotionList.js'),
  form: () => import('./promotion-form.js'),
});
