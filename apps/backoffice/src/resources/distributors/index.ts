import type { AdminDistributor } from '@flota/schemas';
import Icon from '@mui/icons-material/PlaceOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminDistributor>({
  name: 'distributors',
  icon: Icon,
  title: ({ name }) => name,
  list: () => import('./DistributorList.js'),
  form: () => import('./distributor-form.js'),
});
