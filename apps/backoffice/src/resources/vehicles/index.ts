import type { AdminVehicle } from '@flota/schemas';
import Icon from '@mui/icons-material/LocalShippingOutlined';
import { contentResource } from '../../components/content/content-resource.js';

export default contentResource<AdminVehicle>({
  name: 'vehicles',
  icon: Icon,
  title: ({ brand, name }) => `${brand} ${name}`,
  list: () => import('./VehicleList.js'),
  form: () => import('./vehicle-form.js'),
});
