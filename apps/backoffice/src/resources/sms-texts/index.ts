import Textsms from '@mui/icons-material/TextsmsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'sms-texts',
  icon: Textsms,
  list: lazy(() => import('./SmsTextsPage.js')),
} satisfies ResourceProps;
