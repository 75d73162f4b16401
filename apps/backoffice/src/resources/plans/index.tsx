import type { AdminPlan } from '@flota/schemas';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';

const RatesPage = lazy(() => import('./rates/RatesPage.js'));

export default {
  name: 'plans',
  icon: PriceChange,
  recordRepresentation: (plan: AdminPlan) => plan.title,
  list: lazy(() => import('./PlanList.js')),
  show: lazy(() => import('./PlanShow.js')),
  create: lazy(() => import('./PlanCreate.js')),
  edit: lazy(() => import('./PlanEdit.js')),
  children: <Route path=":id/tasas" element={<RatesPage />} />,
} satisfies ResourceProps;
