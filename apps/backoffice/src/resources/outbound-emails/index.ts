import Mail from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { OutboundEmail } from './outbound-email.js';

export default {
  name: 'outbound-emails',
  icon: Mail,
  recordRepresentation: (email: OutboundEmail) => email.to,
  list: lazy(() => import('./OutboundEmailList.js')),
  show: lazy(() => import('./OutboundEmailShow.js')),
} satisfies ResourceProps;
