import type { AdminDelivery } from '@flota/schemas';
import Outbox from '@mui/icons-material/OutboxOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { eventTitle } from '../../components/states/deliveries.js';

export default {
  name: 'deliveries',
  icon: Outbox,
  recordRepresentation: ({ event }: AdminDelivery) => eventTitle(event.type),
  list: lazy(() => import('./DeliveryList.js')),
  show: lazy(() => import('./DeliveryShow.js')),
} satisfies ResourceProps;
