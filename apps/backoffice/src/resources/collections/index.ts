import type { AdminCollection } from '@flota/schemas';
import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'collections',
  icon: PhoneInTalk,
  recordRepresentation: ({ contractNumber }: AdminCollection) => contractNumber,
  list: lazy(() => import('./CollectionList.js')),
  show: lazy(() => import('./CollectionShow.js')),
} satisfies ResourceProps;
