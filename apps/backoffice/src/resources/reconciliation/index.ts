import type { AdminBankAccount, AdminBankFile, AdminBankLine, AdminClosedDay } from '@flota/schemas';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { formatDay, formatMoney } from '../../i18n/format.js';

const AccountForm = lazy(() => import('./accounts/AccountForm.js'));

/** From the bank's file to the day that is closed. */
export const reconciliationResources = [
  {
    name: 'bank-lines',
    icon: Rule,
    recordRepresentation: ({ amount, bookedOn }: AdminBankLine) => `${formatMoney(amount)} del ${formatDay(bookedOn)}`,
    list: lazy(() => import('./lines/LineList.js')),
    show: lazy(() => import('./lines/LineShow.js')),
  },
  {
    name: 'bank-files',
    icon: UploadFile,
    recordRepresentation: ({ name }: AdminBankFile) => name,
    list: lazy(() => import('./files/FileList.js')),
    show: lazy(() => import('./files/FileShow.js')),
  },
  {
    name: 'bank-days',
    icon: EventAvailable,
    recordRepresentation: ({ id }: AdminClosedDay) => formatDay(id),
    list: lazy(() => import('./days/DayPage.js')),
  },
  {
    name: 'bank-accounts',
    icon: AccountBalance,
    recordRepresentation: ({ name }: AdminBankAccount) => name,
    list: lazy(() => import('./accounts/AccountList.js')),
    create: AccountForm,
    edit: AccountForm,
  },
] satisfies ResourceProps[];
