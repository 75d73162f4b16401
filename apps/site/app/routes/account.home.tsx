import { accountMeta } from '../features/account/account-meta.js';
import { AccountHomePage } from '../features/account/home/AccountHomePage.js';

export const meta = accountMeta('Mi cuenta');

export default AccountHomePage;
