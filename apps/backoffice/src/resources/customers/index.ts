import type { AdminCustomer } from '@flota/schemas';
import People from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'customers',
  icon: People,
  recordRepresentation: (customer: AdminCustomer) => customer.name,
  list: lazy(() => import('./CustomerList.js')),
  show: lazy(() => import('./CustomerShow.js')),
} satisfies ResourceProps;
