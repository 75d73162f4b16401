import type { AdminSuppressedMailbox } from '@flota/schemas';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'suppressed-mailboxes',
  icon: Unsubscribe,
  recordRepresentation: ({ address }: AdminSuppressedMailbox) => address,
  list: lazy(() => import('./SuppressedMailboxList.js')),
} satisfies ResourceProps;
