import type { AdminTextMessage } from '@flota/schemas';
import Sms from '@mui/icons-material/SmsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'text-messages',
  icon: Sms,
  recordRepresentation: ({ to }: AdminTextMessage) => to,
  list: lazy(() => import('./TextMessageList.js')),
} satisfies ResourceProps;
