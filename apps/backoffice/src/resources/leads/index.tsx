import type { AdminLead } from '@flota/schemas';
import ContactPhone from '@mui/icons-material/ContactPhoneOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';

const LeadBoard = lazy(() => import('./board/LeadBoard.js'));

export default {
  name: 'leads',
  icon: ContactPhone,
  recordRepresentation: (lead: AdminLead) => lead.name,
  list: lazy(() => import('./LeadList.js')),
  show: lazy(() => import('./LeadShow.js')),
  edit: lazy(() => import('./LeadEdit.js')),
  children: <Route path="tablero" element={<LeadBoard />} />,
} satisfies ResourceProps;
