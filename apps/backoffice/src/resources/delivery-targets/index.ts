import type { AdminDeliveryTarget } from '@flota/schemas';
import Webhook from '@mui/icons-material/WebhookOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'delivery-targets',
  icon: Webhook,
  recordRepresentation: (target: AdminDeliveryTarget) => target.title,
  list: lazy(() => import('./DeliveryTargetList.js')),
  show: lazy(() => import('./DeliveryTargetShow.js')),
} satisfies ResourceProps;
