import type { AdminCampaign } from '@flota/schemas';
import Icon from '@mui/icons-material/RocketLaunchOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminCampaign>({
  name: 'campaigns',
  icon: Icon,
  title: ({ title }) => title,
  list: () => import('./CampaignList.js'),
  form: () => import('./campaign-form.js'),
});
