import type { AdminStaffAccount } from '@flota/schemas';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'staff-accounts',
  icon: ManageAccounts,
  recordRepresentation: (account: AdminStaffAccount) => account.name,
  list: lazy(() => import('./StaffAccountList.js')),
  show: lazy(() => import('./StaffAccountShow.js')),
} satisfies ResourceProps;
